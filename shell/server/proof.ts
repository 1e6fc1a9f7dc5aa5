import type { KeyObject } from 'node:crypto';
import { openTrusted } from '@cairn/shared-contracts/build/trusted-document';
import type { KeyHolder, KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import * as z from 'zod';

const LONGEST = 2000;
/** a squad's proof holds no longer than a turn of being on call; clocks of who signs and of who looks differ by a minute */
const SQUAD_MOST_MS = 8 * 3_600_000 + 60_000;

const body = z.object({ may: z.string(), environment: z.string(), until: z.iso.datetime() });

export interface Provers {
  /** the platform's key, public half */
  root: KeyObject;
  ring(): Promise<KeyRing | undefined>;
  /** what a site of another one was shown opens nothing here */
  environment: string;
}

interface Proof {
  /** the squad whose key it is signed with; undefined: the platform's */
  holder: KeyHolder | undefined;
}

/**
 * Opens a proof that `cairn` has signed with the platform's key or a squad's: in base64url, for one thing in one environment, until a moment.
 * @returns undefined where it proves nothing
 */
export async function openProof(
  given: unknown,
  may: string,
  { root, ring, environment }: Provers,
  now = Date.now(),
): Promise<Proof | undefined> {
  if (typeof given !== 'string' || given.length > LONGEST) return undefined;
  try {
    const { document, holder } = await openTrusted(Buffer.from(given, 'base64url'), { root, ring }, 'the proof');
    const proof = body.parse(document);
    const left = Date.parse(proof.until) - now;
    if (proof.may !== may || proof.environment !== environment || left <= 0) return undefined;
    if (holder && (holder.key.revoked || left > SQUAD_MOST_MS)) return undefined;
    return { holder };
  } catch {
    // not of ours
    return undefined;
  }
}
