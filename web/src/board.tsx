// The board: the picture of `law board`, made touchable. Its style sheet is adopted by the page, as nothing inline is allowed.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { picture } from "./law";

interface Props {
  table: string;
  language: string;
  label: string;
  chosen: string;
  choose: (key: string) => void;
}

let adopted: CSSStyleSheet | null = null;

/** Returns the picture as an element, and takes its style sheet into the page; a sheet inside it would count as inline. */
function drawn(text: string): SVGElement | null {
  const style = /<style>([^<]*)<\/style>/.exec(text);
  const svg = new DOMParser().parseFromString(text.replace(style?.[0] ?? "", ""), "image/svg+xml").documentElement;
  if (svg.localName !== "svg") return null;
  if (style && !adopted) {
    adopted = new CSSStyleSheet();
    // The rules hold inside the picture alone.
    adopted.replaceSync(`.board { ${style[1]} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  }
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("role", "group");
  return document.importNode(svg, true) as unknown as SVGElement;
}

/** Makes the places and players of a picture buttons. */
function touchable(svg: SVGElement, chosen: string, choose: (key: string) => void) {
  for (const part of svg.querySelectorAll<SVGGElement>("g[data-key]")) {
    const key = part.dataset.key ?? "";
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", "0");
    part.setAttribute("aria-pressed", String(key === chosen));
    part.addEventListener("click", () => choose(key));
    part.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        choose(key);
      }
    });
  }
}

export function Board({ table, language, label, chosen, choose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const narrow = useMemo(() => matchMedia("(max-width: 719px)").matches, []);
  useEffect(() => {
    const svg = drawn(picture(language, table, narrow));
    if (svg) touchable(svg, chosen, choose);
    place.current?.replaceChildren(...(svg ? [svg] : []));
  }, [table, language, chosen, narrow]);
  return <div class="board" ref={place} role="region" aria-label={label} />;
}
