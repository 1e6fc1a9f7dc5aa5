import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaChallenge } from '../api/captcha.schema.ts';

type Asked = Exclude<CaptchaChallenge, { type: null }>;
type Solver = (asked: Asked) => Promise<string>;

/** ALTCHA. The browser derives the keys on its own threads (Web Cryptography), so the page stays quick while it works. */
const altcha: Solver = async ({ task }) => {
  // the api's own contract: adapters/captcha/altcha.ts
  const challenge = task as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha took too long');
  return btoa(JSON.stringify({ challenge, solution }));
};

/** Google's. Its code comes with the first one: few sites have it. */
const google: Solver = async ({ type, task }) => {
  const { recaptcha } = await import('./recaptcha.ts');
  // the api's own contract: adapters/captcha/recaptcha.ts
  return recaptcha(type, String(task.key));
};

/** by the provider's number (specification §3, Site tokens) */
const SOLVERS: Readonly<Record<number, Solver>> = { 1: google, 2: altcha };

/** The value of the header X-Captcha. @throws when the provider is none that pages know, or the work takes too long */
export async function solve(asked: Asked): Promise<string> {
  const solver = SOLVERS[asked.provider];
  if (!solver) throw new Error(`no solver for captcha provider ${asked.provider}`);
  return solver(asked);
}
