"""One exact Oath campaign with icepool: prints the median seconds of one campaign and the chance to win."""

import statistics
import sys
import time

import icepool


def campaign(attack_dice, force, defense_dice, defenders):
    attack_die = icepool.Die({icepool.Vector((1, 0)): 3, icepool.Vector((2, 0)): 2, icepool.Vector((4, 1)): 1})
    defense_die = icepool.Die(
        {icepool.Vector((0, 0)): 2, icepool.Vector((1, 0)): 2, icepool.Vector((2, 0)): 1, icepool.Vector((0, 1)): 1}
    )
    # Half swords and skulls: an odd half is worth nothing, so hollow swords pair over the whole roll.
    attack = (attack_dice @ attack_die).map(lambda roll: (roll[0] // 2, roll[1]), star=False)
    defense = (defense_dice @ defense_die).map(lambda roll: roll[0] * 2 ** roll[1] + defenders, star=False)

    def end(attack, defense):
        swords, skulls = attack
        killed = min(skulls, force)
        left = force - killed
        need = defense + 1 - swords
        if need <= 0:
            return ("won", killed, defenders // 2)
        if need <= left:
            return ("sacrificed", killed + need, defenders // 2)
        return ("lost", killed + left // 2, 0)

    ends = icepool.map(end, attack, defense, star=False)
    verdict = ends.map(lambda end: end[0], star=False)
    attacker = ends.map(lambda end: end[1], star=False)
    defender = ends.map(lambda end: end[2], star=False)
    win = 1 - verdict.probability("lost")
    losses = [attacker.probability(lost) for lost in attacker], [defender.probability(lost) for lost in defender]
    return win, verdict.probability("won"), attacker.mean(), losses


def main():
    numbers = [int(number) for number in sys.argv[1:]]
    times = []
    for _ in range(15):
        start = time.perf_counter()
        win = campaign(*numbers)[0]
        times.append(time.perf_counter() - start)
    print(statistics.median(times), win)


main()
