/** A reason with an offer behind it; what is typed already stays as it is. */
export const withOffer = (text: string, offer: string): string => text + (/(^|\s)$/.test(text) ? '' : ' ') + offer;

/** The reason without it, and without the space that stood between it and the rest. */
export function withoutOffer(text: string, offer: string): string {
  const at = text.indexOf(offer);
  if (at === -1) return text;
  const before = text.slice(0, at);
  const after = text.slice(at + offer.length);
  return before.endsWith(' ') ? before.slice(0, -1) + after : before + after.replace(/^ /, '');
}
