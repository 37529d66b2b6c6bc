// A link is a table: its text, compressed, stands behind the `#`, which browsers never send to a server.
const VERSION = "1";
/** The longest fragment that is read, and the longest text that comes out of one. */
const LONGEST_LINK = 200_000;
export const LONGEST_TABLE = 256_000;

export type Read = { table: string } | { fault: "bad" | "newer" } | null;

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function write(table: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(table), new CompressionStream("deflate-raw"), Infinity);
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return `t${VERSION}.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Reads the table of a fragment; nothing if it holds none. */
export async function read(fragment: string): Promise<Read> {
  const found = /^#?t(\d+)\.(.*)$/s.exec(fragment);
  if (!found) return null;
  const [, version, body] = found;
  if (version !== VERSION) return { fault: "newer" };
  try {
    if (body.length > LONGEST_LINK) throw new RangeError("too long");
    const letters = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), LONGEST_TABLE);
    return { table: new TextDecoder("utf-8", { fatal: true }).decode(text) };
  } catch {
    return { fault: "bad" };
  }
}
