import { createPublicKey, type KeyObject } from 'node:crypto';
import { openLink, unverifiedIn } from '@cairn/shared-contracts/build/signed-link';
import { holderOf, type KeyHolder, type KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import {
  LINK_MOST,
  type Mix,
  OVERRIDE_HOURS,
  type OverrideLink,
  overrideLink,
} from '@cairn/shared-contracts/remote/override';

const HOUR_MS = 3_600_000;
/** clocks of who signs and of who checks differ that much */
const CLOCKS_MS = 60_000;

/** why nobody sees anything by a link or a mix */
export type Refused =
  | 'too_long'
  | 'malformed'
  | 'wrong_signature'
  | 'other_environment'
  | 'expired'
  | 'holds_too_long'
  | 'not_theirs'
  | 'unknown_version'
  | 'does_not_fit'
  | 'unavailable';

/** of a squad's key: the remotes that it may override */
export type ReadLink =
  | { kind: 'link'; link: OverrideLink; remotes?: readonly string[] }
  | { kind: 'refused'; code: Refused };

interface Reader {
  /** what links are signed with */
  key: KeyObject;
  /** whose keys sign links of squads; without it nobody's do */
  ring?: KeyRing | undefined;
  /** whose links are read here */
  environment: string;
  now?: number;
}

/** the first of a mix that a squad may not override */
export const foreignIn = (mix: Mix, remotes: readonly string[]): string | undefined =>
  Object.keys(mix).find((name) => !remotes.includes(name));

const refused = (code: Refused): ReadLink => ({ kind: 'refused', code });

/** which of a squad's keys a link says that it is signed with */
export function signerOf(text: string): string | undefined {
  const said = text.length > LINK_MOST ? undefined : unverifiedIn(text);
  return typeof said === 'object' && said !== null && 'signer' in said && typeof said.signer === 'string'
    ? said.signer
    : undefined;
}

/** Reads the signed part of a link: where it comes from does not matter, what it says does. */
export function readLink(text: string, { key, ring, environment, now = Date.now() }: Reader): ReadLink {
  if (text.length > LINK_MOST) return refused('too_long');
  const signer = signerOf(text);
  const holder: KeyHolder | undefined = signer === undefined || !ring ? undefined : holderOf(ring, signer);
  if (signer !== undefined && (!holder || holder.key.revoked)) return refused('wrong_signature');
  const opened = openLink(text, holder ? createPublicKey(holder.key.public_key) : key);
  if (opened.kind !== 'opened') return refused(opened.kind);
  const parsed = overrideLink.safeParse(opened.document);
  if (!parsed.success) return refused('malformed');
  const link = parsed.data;
  const [made, expires] = [Date.parse(link.made_at), Date.parse(link.expires_at)];
  if (link.environment !== environment) return refused('other_environment');
  // signed or not: a link that is meant to hold for years is somebody's mistake
  if (expires - made > OVERRIDE_HOURS.most * HOUR_MS || made > now + CLOCKS_MS) return refused('holds_too_long');
  if (expires <= now) return refused('expired');
  if (holder && foreignIn(link.mix, holder.remotes) !== undefined) return refused('not_theirs');
  return { kind: 'link', link, ...(holder ? { remotes: holder.remotes } : {}) };
}
