import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaTask } from './captcha.ts';

/** Works a task of ALTCHA off as a browser would: the value of the header X-Captcha. */
export async function solved(task: CaptchaTask): Promise<string> {
  // the adapter's own answer
  const challenge = task as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
