export interface TextPart {
  text: string;
  /** where it leads; null for plain words */
  href: string | null;
}

/** an address ends before the full stop, comma or bracket behind it */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?()[\]]/g;

/** Somebody's text with the web addresses in it: a place to meet is often a link to a map. */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href: address });
    end = index + address.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), href: null }] : parts;
}
