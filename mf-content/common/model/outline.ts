export interface OutlineItem {
  id: string;
  text: string;
}

export interface Outlined {
  /** the same HTML, every h2 with an id */
  html: string;
  items: OutlineItem[];
}

const HEADING = /<h2\b([^>]*)>([\s\S]*?)<\/h2>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

/** letters and digits of any script, joined by hyphens */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'section';

/** The table of contents of editorial HTML: its h2 headings, each made reachable by an id of its own. */
export function outline(html: string): Outlined {
  const items: OutlineItem[] = [];
  const taken = new Map<string, number>();
  const marked = html.replaceAll(HEADING, (_whole, attributes: string, inner: string) => {
    const text = plainText(inner);
    const given = /\bid="([^"]+)"/.exec(attributes)?.[1];
    const base = given ?? anchorOf(text);
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    const id = times === 1 ? base : `${base}-${times}`;
    items.push({ id, text });
    const rest = attributes.replace(/\s*\bid="[^"]*"/, '');
    return `<h2 id="${id}"${rest}>${inner}</h2>`;
  });
  return { html: marked, items };
}
