// The odds of a fight: a dial for every number, cards by name; the chart redraws at once.
import { useMemo, useState } from "preact/hooks";
import { Answer, type Say } from "./answers";
import { ask, type Document } from "./law";

const DIALS = ["attack", "force", "defense", "defenders"] as const;
type Dial = (typeof DIALS)[number];
/** The largest number of a dial. */
const MOST = 30;

interface Props {
  language: string;
  say: Say;
  go: (question: string) => void;
}

export function OddsView({ language, say, go }: Props) {
  const [numbers, setNumbers] = useState<Record<Dial, number>>({ attack: 6, force: 6, defense: 4, defenders: 3 });
  const [cards, setCards] = useState("");
  const [rolled, setRolled] = useState<Document | null>(null);
  const question = {
    ask: "odds",
    ...Object.fromEntries(DIALS.map((dial) => [dial, String(numbers[dial])])),
    with: cards.split(",").map((name) => name.trim()).filter(Boolean),
  };
  const document = useMemo(() => ask(question, language), [numbers, cards, language]);
  const set = (dial: Dial, value: number) => {
    setRolled(null);
    setNumbers({ ...numbers, [dial]: Math.min(MOST, Math.max(0, value)) });
  };
  return (
    <>
      <h2>{say("page-tab-odds")}</h2>
      <div class="dials">
        {DIALS.map((dial) => (
          <div class="dial" key={dial}>
            <label for={dial}>{say(`page-odds-${dial}`)}</label>
            <button type="button" aria-label={`${say("page-table-less")}: ${say(`page-odds-${dial}`)}`} onClick={() => set(dial, numbers[dial] - 1)}>
              −
            </button>
            <input
              id={dial}
              type="number"
              inputMode="numeric"
              min={0}
              max={MOST}
              value={numbers[dial]}
              onInput={(event) => set(dial, Number(event.currentTarget.value) || 0)}
            />
            <button type="button" aria-label={`${say("page-table-more")}: ${say(`page-odds-${dial}`)}`} onClick={() => set(dial, numbers[dial] + 1)}>
              +
            </button>
          </div>
        ))}
      </div>
      <label for="cards">{say("page-odds-with")}</label>
      <input
        id="cards"
        autocomplete="off"
        placeholder={say("page-odds-with-example")}
        value={cards}
        onInput={(event) => (setRolled(null), setCards(event.currentTarget.value))}
      />
      <p class="buttons">
        <button type="button" class="main" onClick={() => setRolled(ask({ ...question, roll: true }, language))}>
          {say("page-odds-roll")}
        </button>
      </p>
      <div aria-live="polite">
        <Answer document={rolled ?? document} say={say} go={go} />
      </div>
    </>
  );
}
