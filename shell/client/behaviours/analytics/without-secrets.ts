/** what opens an account, a meeting page, an offer: nobody else's counter gets it */
const SECRETS = ['token', 'key', 'tour-selection-token'];

/** An address for counters. Pages take the tokens of their links out of the bar themselves, but perhaps later than a visit is counted. */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const secrets = SECRETS.filter((name) => url.searchParams.has(name));
  if (secrets.length === 0) return address;
  for (const name of secrets) url.searchParams.delete(name);
  return url.href;
}
