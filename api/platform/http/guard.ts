import type { Site } from '@cairn/shared-contracts/domain/site';
import type { FastifyRequest } from 'fastify';

/** What a guard knows of a call before it is served. */
export interface GuardedCall {
  path: string;
  ip: string;
  /** header X-Captcha */
  proof: string | undefined;
  /** the variant that is asked: it names the captcha's provider */
  site: Site;
}

/**
 * Stands before the calls that machines like to make (specification §6).
 * @throws ApiError 429 of type captcha or hard_captcha
 */
export type Guard = (call: GuardedCall) => Promise<void>;

/** proofs are a few hundred bytes; a token of reCAPTCHA has up to two thousand */
const LONGEST = 6_000;

export function proofOf(request: FastifyRequest): string | undefined {
  const proof = request.headers['x-captcha'];
  return typeof proof === 'string' && proof.length > 0 && proof.length <= LONGEST ? proof : undefined;
}
