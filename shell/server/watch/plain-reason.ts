const LENGTH_MAX = 160;

/** longest first: an address has numbers in it */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s'"`)]+/gi, '<address>'],
  [/[^\s'"`<>@]+@[^\s'"`<>@]+\.[a-z]{2,}/gi, '<e-mail>'],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '<id>'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '<token>'],
  [/\+?\d[\d\s().-]{5,}\d/g, '<number>'],
  [/\b[0-9a-f]{16,}\b/gi, '<id>'],
];

/** What was thrown, in one line and without what may be somebody's: addresses, mailboxes, phones, tokens. */
export function plainReason(reason: string): string {
  let [text = ''] = reason.split('\n');
  for (const [pattern, instead] of PRIVATE) text = text.slice(0, 1000).replace(pattern, instead);
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX - 1)}…` : text;
}
