import { timingSafeEqual } from 'node:crypto';
import { experiments } from '@cairn/shared-contracts/api/experiments.calls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Env, isDemo } from '../env.ts';
import { OWN_CALL_HEADERS } from '../own-calls.ts';
import { openProof, type Provers } from '../proof.ts';
import type { Sessions } from '../session.ts';

interface Options {
  env: Env;
  /** whose links open it */
  provers: Provers;
  sessions: Sessions;
}

/** by what `cairn status --link` signs: squads read all of it, and change nothing here */
const isProven = async (given: unknown, { provers }: Options): Promise<boolean> =>
  (await openProof(given, 'read live', provers)) !== undefined;

/** the api alone knows whose session it is: whoever may read reports of experiments may read this */
async function isEmployee(request: FastifyRequest, reply: FastifyReply, { env, sessions }: Options): Promise<boolean> {
  const session = sessions.of(request, reply);
  if (!session.isPresent) return false;
  const init = { headers: new Headers(OWN_CALL_HEADERS) };
  const answer = await session.fetch(env.API_URL + experiments.path, init).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

/** Who reads what is live: everybody in a demonstration, employees, and whoever has a link that was signed with the release key or a squad's, also while the api is away. */
export const mayReadLive = async (request: FastifyRequest, reply: FastifyReply, options: Options): Promise<boolean> =>
  isDemo(options.env) ||
  (await isProven(Object(request.query).proof, options)) ||
  (await isEmployee(request, reply, options));

/** Who reads metrics: everybody in a demonstration, else who sends the key as `Authorization: Bearer …`. Without a key there are none. */
export function mayReadMetrics(
  { headers }: FastifyRequest,
  env: Pick<Env, 'METRICS_KEY' | 'DEMO' | 'NODE_ENV'>,
): boolean {
  // a key that is set holds in a demonstration too
  if (!env.METRICS_KEY) return isDemo(env);
  const wanted = Buffer.from(`Bearer ${env.METRICS_KEY}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
