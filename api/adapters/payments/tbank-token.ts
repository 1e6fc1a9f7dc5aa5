import { createHash } from 'node:crypto';

/**
 * The signature of T-Bank's protocol, both ways: the values of the root's fields and the password, in the order of the fields' names,
 * hashed with SHA-256. Objects and lists are not part of it. https://developer.tbank.ru/eacq/intro/developer/token
 */
export function tbankToken(fields: Readonly<Record<string, unknown>>, password: string): string {
  const signed = Object.entries({ ...fields, Password: password })
    .filter(([name, value]) => name !== 'Token' && value !== null && value !== undefined && typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => String(value))
    .join('');
  return createHash('sha256').update(signed).digest('hex');
}
