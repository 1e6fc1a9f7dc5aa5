import * as z from 'zod/mini';

/** id of the platform's own key, which every shell has: it may sign anything, and it signs the ring */
export const ROOT_KEY_ID = 'release';

const key = z.object({
  /** 'squad-tour.2' */
  id: z.string(),
  /** Ed25519, PEM */
  public_key: z.string(),
  added_at: z.string(),
  /** from then on it signs nothing any more. What it had made live stays: environment → the last revision that may be its */
  revoked: z.optional(z.object({ at: z.string(), good: z.record(z.string(), z.number()) })),
});
export type SquadKey = z.infer<typeof key>;

const squad = z.object({
  /** what its keys may sign: 'mf-tour' */
  remotes: z.array(z.string()),
  keys: z.array(key),
});

/** keys/ring.json: which squads release by themselves, and what. Signed with the platform's key. */
export const keyRing = z.object({
  format: z.literal(1),
  /** counts the changes: an older ring is somebody's replay */
  revision: z.number().check(z.int(), z.minimum(0)),
  changed_at: z.string(),
  changed_by: z.string(),
  squads: z.record(z.string(), squad),
});
export type KeyRing = z.infer<typeof keyRing>;

export const KEY_RING_PATH = 'keys/ring.json';

export interface KeyHolder {
  squad: string;
  remotes: readonly string[];
  key: SquadKey;
}

export function holderOf({ squads }: KeyRing, id: string): KeyHolder | undefined {
  for (const [name, { remotes, keys }] of Object.entries(squads)) {
    const found = keys.find((one) => one.id === id);
    if (found) return { squad: name, remotes, key: found };
  }
  return undefined;
}
