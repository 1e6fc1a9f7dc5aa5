import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

const proofBody = z.object({
  may: z.literal('read experiments'),
  environment: z.string(),
  until: z.iso.datetime(),
});

/** @returns the environment that it is for; undefined where it proves nothing */
async function provenFor({ env, clock }: Services, proof: string): Promise<string | undefined> {
  if (!env.RELEASE_KEY) return undefined;
  try {
    const key = createPublicKey(await readFile(env.RELEASE_KEY, 'utf8'));
    const { until, environment } = proofBody.parse(openSigned(Buffer.from(proof, 'base64url'), key, 'the proof'));
    return Date.parse(until) > clock.now().getTime() ? environment : undefined;
  } catch {
    // not of ours
    return undefined;
  }
}

interface Caller {
  user: SessionUser | null;
  proof?: string | undefined;
  squadRemotes?: readonly string[] | undefined;
}

/** The experiments that a caller may read: all but for what is said. */
export interface Readable {
  /** of this environment alone */
  environment?: string;
  /** of these remotes alone */
  remotes?: readonly string[];
}

/**
 * Which experiments a caller may read. All of them: employees by their account's role, and everybody while the site is developed. Whoever holds the
 * release key by a proof that ends: those of the environment that it names, since shells of several may share an api, and a proof that another site
 * was shown opens nothing of this one. Squads: those of their own remotes, where the shell has opened the proof that came with the call.
 * @throws ApiError 403 forbidden
 */
export async function requireReader(services: Services, { user, proof, squadRemotes = [] }: Caller): Promise<Readable> {
  if (user?.role === 'admin' || services.env.MODE === 'development') return {};
  if (proof === undefined) throw forbidden();
  const environment = await provenFor(services, proof);
  if (environment !== undefined) return { environment };
  if (squadRemotes.length > 0) return { remotes: squadRemotes };
  throw forbidden();
}
