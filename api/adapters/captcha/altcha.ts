import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import * as z from 'zod/mini';
import { CAPTCHA_KINDS, type CaptchaAdapter, type CaptchaKind } from './captcha.ts';

const LIFE_MS = 5 * 60_000;

/**
 * `cost`: PBKDF2 rounds of one guess; `counter`: how many guesses it takes. A desktop needs 0.1 s for a plain proof and a phone of
 * some years about one second; the hard one takes fifteen times as long.
 */
const WORK: Readonly<Record<CaptchaKind, { cost: number; counter: readonly [number, number] }>> = {
  captcha: { cost: 1_000, counter: [100, 200] },
  hard_captcha: { cost: 5_000, counter: [400, 600] },
};

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      expiresAt: z.number(),
      data: z.object({ kind: z.enum(CAPTCHA_KINDS) }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function decode(proof: string): z.output<typeof payload> | undefined {
  try {
    return z.safeParse(payload, JSON.parse(Buffer.from(proof, 'base64').toString())).data;
  } catch {
    // not JSON
    return undefined;
  }
}

/**
 * ALTCHA: the browser works a little for every call. Needs no other company, no keys and no memory: challenges are signed.
 * @param lifeMs by the system's clock, which the library goes by
 */
export function altcha(secret: string, lifeMs = LIFE_MS): CaptchaAdapter {
  const secrets = { hmacSignatureSecret: `${secret} captcha`, hmacKeySignatureSecret: `${secret} captcha key` };
  return {
    async task(kind) {
      const { cost, counter } = WORK[kind];
      const challenge = await createChallenge({
        ...secrets,
        ...{ algorithm: 'PBKDF2/SHA-256', deriveKey, cost },
        counter: randomInt(counter[1], counter[0]),
        expiresAt: new Date(Date.now() + lifeMs),
        data: { kind },
      });
      return { ...challenge };
    },
    async check(proof) {
      const solved = decode(proof);
      if (!solved) return undefined;
      const { nonce, expiresAt, data } = solved.challenge.parameters;
      // all that the library reads of it is under the signature
      const challenge = solved.challenge as unknown as Challenge;
      const solution: Solution = solved.solution;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      if (!verified) return undefined;
      return { id: nonce, kind: data.kind, expiresAt: new Date(expiresAt * 1000) };
    },
  };
}
