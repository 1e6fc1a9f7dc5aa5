import { type KeyObject, sign, verify } from 'node:crypto';

/** A document with its Ed25519 signature as one word for an address: payload and signature, base64url, with a dot between. */
export function signLink(document: unknown, key: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(document));
  return `${payload.toString('base64url')}.${sign(null, payload, key).toString('base64url')}`;
}

export type OpenedLink = { kind: 'opened'; document: unknown } | { kind: 'malformed' } | { kind: 'wrong_signature' };

/** @returns the document, if it is signed with the key */
export function openLink(link: string, key: KeyObject): OpenedLink {
  const [, payload, signature] = /^([\w-]+)\.([\w-]+)$/.exec(link) ?? [];
  if (!payload || !signature) return { kind: 'malformed' };
  const bytes = Buffer.from(payload, 'base64url');
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64url'))) return { kind: 'wrong_signature' };
  try {
    return { kind: 'opened', document: JSON.parse(bytes.toString()) };
  } catch {
    return { kind: 'malformed' };
  }
}

/** What a link says before anybody has looked at its signature: which key it should be signed with. Undefined where it is no document. */
export function unverifiedIn(link: string): unknown {
  try {
    return JSON.parse(Buffer.from(link.split('.')[0] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}
