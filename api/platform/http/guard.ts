import type { Site } from '@cairn/shared-contracts/domain/site';
import type { FastifyRequest } from 'fastify';

/** What a guard knows of a call before it is served. */
export interface GuardedCall {
  path: string;
  /** as the provider of a captcha wants to know it */
  ip: string;
  /** whom it counts: client-address.ts */
  address: string;
  /** header X-Captcha */
  proof: string | undefined;
  /** the variant that is asked: it names the captcha's provider */
  site: Site;
}

/**
 * Asks the caller for a proof that it is a person, where the call itself finds a reason to. One that was asked for already counts.
 * @throws ApiError 429 of type captcha or hard_captcha
 */
export type Prove = (kind: 'captcha' | 'hard_captcha') => Promise<void>;

/**
 * Stands before the calls that machines like to make (specification §6).
 * @throws ApiError 429 of type captcha or hard_captcha
 */
export type Guard = (call: GuardedCall) => Promise<Prove>;

/** of an api without a guard */
export const proveNothing: Prove = async () => {};

/** proofs are a few hundred bytes; a token of reCAPTCHA has up to two thousand */
const LONGEST = 6_000;

export function proofOf(request: FastifyRequest): string | undefined {
  const proof = request.headers['x-captcha'];
  return typeof proof === 'string' && proof.length > 0 && proof.length <= LONGEST ? proof : undefined;
}
