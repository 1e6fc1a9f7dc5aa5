import { contracts } from '@cairn/shared-contracts/api/site.calls';

const LIMIT_MS = 2000;

const ask = (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => undefined);

/** at a port that nobody has named, any program may listen */
async function isApi(url: string): Promise<boolean> {
  const answer = await ask(url + contracts.path);
  return answer?.ok === true && contracts.answer.safeParse(await answer.json().catch(() => undefined)).success;
}

/** the api that the environment names, or the one that `npm start` runs; undefined where it does not answer */
export async function apiThatAnswers(): Promise<string | undefined> {
  const named = process.env.API_URL;
  if (named) return (await ask(`${named}/healthz`))?.ok ? named : undefined;
  const guessed = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`;
  return (await isApi(guessed)) ? guessed : undefined;
}
