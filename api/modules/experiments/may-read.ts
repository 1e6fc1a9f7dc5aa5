import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSigned } from '@cairn/shared-contracts/build/signed-document';
import * as z from 'zod/mini';
import type { SessionUser } from '../../platform/call.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';

const proofBody = z.object({ may: z.literal('read experiments'), until: z.iso.datetime() });

async function isProven({ env, clock }: Services, proof: string): Promise<boolean> {
  if (!env.RELEASE_KEY) return false;
  try {
    const key = createPublicKey(await readFile(env.RELEASE_KEY, 'utf8'));
    const { until } = proofBody.parse(openSigned(Buffer.from(proof, 'base64url'), key, 'the proof'));
    return Date.parse(until) > clock.now().getTime();
  } catch {
    // not of ours
    return false;
  }
}

interface Caller {
  user: SessionUser | null;
  proof?: string | undefined;
  squadRemotes?: readonly string[] | undefined;
}

/**
 * Which remotes' experiments a caller may read. All of them: employees by their account's role, whoever holds the release key by a proof that
 * ends, and everybody while the site is developed. Squads: those of their own remotes.
 * @throws ApiError 403 forbidden
 */
export async function requireReader(
  services: Services,
  { user, proof, squadRemotes = [] }: Caller,
): Promise<'all' | readonly string[]> {
  if (user?.role === 'admin' || services.env.MODE === 'development') return 'all';
  if (proof !== undefined && (await isProven(services, proof))) return 'all';
  if (squadRemotes.length > 0) return squadRemotes;
  throw forbidden();
}
