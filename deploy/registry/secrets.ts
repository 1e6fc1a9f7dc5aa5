interface Found {
  /** what it looks like */
  kind: string;
  text: string;
}

/** keys that say themselves whose they are */
const KNOWN: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g],
  ['an AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})\b/g],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a secret key of Stripe', /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,}\b/g],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/g],
  ['a Google API key', /\bAIza[\w-]{35}\b/g],
  ['a SendGrid key', /\bSG\.[\w-]{16,}\.[\w-]{30,}/g],
  ['an address with a password', /\b[a-z]+:\/\/[^\s:/@"'`]+:[^\s:/@"'`$]{6,}@[\w.-]+/g],
];

/** `apiSecret: "…"`, `"client_secret":"…"`, `const privateKey='…'` */
const NAMED =
  /(?:secret|passw(?:or)?d|api_?key|private_?key|access_?token|auth_?token)["']?\s*[:=]\s*["'`]([\w+/=.~-]{20,})["'`]/gi;

/** bits a character: words of a language have 2.5 to 3.3, random Base64 of this length 4 and more */
const RANDOM_BITS = 3.7;

function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const isRandom = (text: string): boolean => /\d/.test(text) && /[a-z]/i.test(text) && entropyOf(text) >= RANDOM_BITS;

/** What looks like a secret in a program's text. */
export function secretsIn(program: string): Found[] {
  const known = KNOWN.flatMap(([kind, pattern]) => [...program.matchAll(pattern)].map(([text]) => ({ kind, text })));
  const named = [...program.matchAll(NAMED)].flatMap(([, text = '']) =>
    isRandom(text) && !known.some((one) => text.includes(one.text))
      ? [{ kind: 'a random value under the name of a secret', text }]
      : [],
  );
  return [...known, ...named];
}
