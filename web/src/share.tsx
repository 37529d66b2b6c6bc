// A table shared: as a link, as a code on the screen, as a file.
import { useEffect, useState } from "preact/hooks";
import { encode } from "uqr";
import type { Say } from "./answers";
import { write } from "./link";

/** The most letters that a code holds which a phone can read from the screen of another. */
const MOST_IN_CODE = 2300;

function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function Share({ table, say }: { table: string; say: Say }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    setCopied(false);
    void write(table).then((fragment) => setLink(`${location.origin}${location.pathname}#${fragment}`));
  }, [table]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      document.querySelector<HTMLInputElement>("#link")?.select();
    }
  };
  const file = () => {
    const address = URL.createObjectURL(new Blob([table], { type: "text/plain" }));
    const anchor = Object.assign(document.createElement("a"), { href: address, download: "table.toml" });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  };
  return (
    <section class="share">
      <p>{say("page-share-private")}</p>
      <label for="link">{say("page-share-link")}</label>
      <input id="link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      <p class="buttons">
        <button type="button" class="main" onClick={copy}>
          {say("page-share-copy")}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            {say("page-share-send")}
          </button>
        )}
        <button type="button" onClick={file}>
          {say("page-save")}
        </button>
      </p>
      <p aria-live="polite">{copied && say("page-share-copied")}</p>
      {link.length > MOST_IN_CODE ? (
        <p>{say("page-share-too-long")}</p>
      ) : (
        link && (
          <>
            <Code text={link} />
            <p>{say("page-share-code")}</p>
          </>
        )
      )}
    </section>
  );
}
