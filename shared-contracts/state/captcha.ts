import { captchaChallenge } from '../api/captcha.calls.ts';
import type { CaptchaChallenge, CaptchaType } from '../api/captcha.schema.ts';
import type { CallTransport } from './call-transport.ts';

/** Header of a call with the solution of a captcha: good for one call. */
export const CAPTCHA_HEADER = 'X-Captcha';

/** Asks the person whether to go on: the hard captcha takes seconds. */
export type AskPerson = () => Promise<boolean>;

let askPerson: AskPerson | undefined;

/** The shell says how the person is asked. @returns ends that */
export function onHardCaptcha(ask: AskPerson): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Which captcha the body of a 429 asks for (specification §8). */
export function captchaAsked(status: unknown, body: unknown): CaptchaType | undefined {
  if (status !== 429 || typeof body !== 'object' || body === null || !('type' in body)) return undefined;
  return body.type === 'captcha' || body.type === 'hard_captcha' ? body.type : undefined;
}

async function readChallenge(transport: CallTransport, type: CaptchaType | undefined): Promise<CaptchaChallenge> {
  const send = transport.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => fetch(input, init));
  const query = type ? `?type=${type}` : '';
  const answer = await send(transport.baseUrl + captchaChallenge.path + query, { headers: transport.headers() });
  if (!answer.ok) throw new Error(`no captcha to solve: ${answer.status}`);
  // the api's own contract: api/captcha.schema
  return (await answer.json()) as CaptchaChallenge;
}

/**
 * Solves what the api asks for: the invisible captcha without a word, the hard one when the person agrees. The solver's code comes
 * with the first captcha, and the work is done beside the page's own thread.
 * @param type as the refusal said; without it whatever the next call needs
 * @returns the header's value; undefined when nothing is asked, the person declines or it cannot be solved
 */
export async function solveCaptcha(transport: CallTransport, type?: CaptchaType): Promise<string | undefined> {
  try {
    const challenge = await readChallenge(transport, type);
    if (challenge.type === null) return undefined;
    const isWanted = challenge.type === 'captcha' || !askPerson || (await askPerson());
    if (!isWanted) return undefined;
    const { solve } = await import('./captcha-solver.ts');
    return await solve(challenge);
  } catch (error) {
    // the call's own refusal is what the page shows
    console.warn('the captcha could not be solved', error);
    return undefined;
  }
}
