// What the browser keeps between visits: the table, its history, the language. Where it keeps nothing, the page says so.
const NAME = "lawspeaker/1";

export interface Kept {
  table: string;
  history: string;
  language?: string;
}

export function load(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>;
    const text = (value: unknown) => (typeof value === "string" ? value : "");
    return { table: text(kept.table), history: text(kept.history), language: text(kept.language) || undefined };
  } catch {
    return { table: "", history: "" };
  }
}

/** Keeps it; returns whether the browser did. */
export function save(kept: Kept): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed what is kept. */
export function watch(changed: (kept: Kept) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === NAME) changed(load());
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}
