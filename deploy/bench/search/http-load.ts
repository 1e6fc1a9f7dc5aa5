import { Agent, request } from 'node:http';
import type { RandomQuery } from '@cairn/api/search/testing/random-queries';
import type { CallFigures } from './figures.ts';
import { latencyOf } from './percentiles.ts';

/** one GET over a keep-alive connection. @returns the status, and the body when it is asked for */
export function call(agent: Agent, url: string, currency: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'x-currency': currency } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
      answer.on('error', reject);
    });
    // a keep-alive connection that the server gives up at the very moment: asked again, as browsers do
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') call(agent, url, currency).then(resolve, reject);
      else reject(error);
    });
    sent.end();
  });
}

const pageUrl = (apiUrl: string, { params }: RandomQuery): string =>
  `${apiUrl}/spa/tours-page?${new URLSearchParams({ ...params, expand: 'filters' })}`;

/** Clients that each wait for an answer before they ask again, until every query was asked once. */
export async function askInTurn(
  apiUrl: string,
  queries: readonly RandomQuery[],
  clients: number,
): Promise<CallFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const since = performance.now();
  const client = async () => {
    for (let query = queries[next++]; query; query = queries[next++]) {
      const sent = performance.now();
      const { status } = await call(agent, pageUrl(apiUrl, query), query.currency);
      times.push(performance.now() - sent);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const rate = (times.length / (performance.now() - since)) * 1000;
  agent.destroy();
  return { title: clients === 1 ? '1 client' : `${clients} clients`, latency: latencyOf(times), rate, failed };
}

const MOST_SOCKETS = 64;

/**
 * So many calls a second whether answers come or not. Times count from when a call was due, so that an answer that keeps others
 * waiting counts for all of them.
 */
export async function askSteadily(
  apiUrl: string,
  queries: readonly RandomQuery[],
  perSecond: number,
  seconds: number,
): Promise<CallFigures> {
  // more would only wait in the server's queue instead of here
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const times: number[] = [];
  let failed = 0;
  const total = perSecond * seconds;
  const start = performance.now();
  const pending: Promise<void>[] = [];
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
    for (; sent < due; sent++) {
      const query = queries[sent % queries.length];
      if (!query) continue;
      const dueAt = start + (sent / perSecond) * 1000;
      pending.push(
        call(agent, pageUrl(apiUrl, query), query.currency).then(({ status }) => {
          times.push(performance.now() - dueAt);
          if (status !== 200) failed += 1;
        }),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  const rate = (times.length / (performance.now() - start)) * 1000;
  agent.destroy();
  return { title: `${perSecond} a second`, latency: latencyOf(times), rate, failed };
}
