const LIMIT_MS = 2000;

/** the api that the environment names, or the one that `npm start` runs; undefined where it does not answer */
export async function apiThatAnswers(): Promise<string | undefined> {
  const url = process.env.API_URL || `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`;
  const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => undefined);
  return answer?.ok ? url : undefined;
}
