import type { KeyObject } from 'node:crypto';
import { openLink } from '@cairn/shared-contracts/build/signed-link';
import { LINK_MOST, OVERRIDE_HOURS, type OverrideLink, overrideLink } from '@cairn/shared-contracts/remote/override';

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
  | 'unknown_version'
  | 'does_not_fit'
  | 'unavailable';

export type ReadLink = { kind: 'link'; link: OverrideLink } | { kind: 'refused'; code: Refused };

interface Reader {
  /** what links are signed with */
  key: KeyObject;
  /** whose links are read here */
  environment: string;
  now?: number;
}

const refused = (code: Refused): ReadLink => ({ kind: 'refused', code });

/** Reads the signed part of a link: where it comes from does not matter, what it says does. */
export function readLink(text: string, { key, environment, now = Date.now() }: Reader): ReadLink {
  if (text.length > LINK_MOST) return refused('too_long');
  const opened = openLink(text, key);
  if (opened.kind !== 'opened') return refused(opened.kind);
  const parsed = overrideLink.safeParse(opened.document);
  if (!parsed.success) return refused('malformed');
  const link = parsed.data;
  const [made, expires] = [Date.parse(link.made_at), Date.parse(link.expires_at)];
  if (link.environment !== environment) return refused('other_environment');
  // signed or not: a link that is meant to hold for years is somebody's mistake
  if (expires - made > OVERRIDE_HOURS.most * HOUR_MS || made > now + CLOCKS_MS) return refused('holds_too_long');
  if (expires <= now) return refused('expired');
  return { kind: 'link', link };
}
