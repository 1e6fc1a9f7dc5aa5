import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BUDGET_HEADER } from '@cairn/shared-contracts/api/budget';
import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../testing/until.ts';
import { callApi, watchApis } from './call-api.ts';

/** suspects at once, but a machine that is busy with other tests has time to answer */
const WELL = { suspectMs: 20, patienceMs: 20_000, retryMs: 10 };
const HANGS = { ...WELL, patienceMs: 1_000 };
const open: Server[] = [];

async function anApi(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has an address with one
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  watchApis({});
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it('a call that takes its time is waited for while the api shows a sign of life', async () => {
  watchApis(WELL);
  let signs = 0;
  let answer = () => {};
  const api = await anApi((request, response) => {
    if (request.url !== '/livez') {
      answer = () => response.end('found');
      return;
    }
    response.end();
    signs += 1;
    if (signs === 3) answer();
  });
  expect(await (await callApi(`${api}/search`)).text()).toBe('found');
});

it('an api that hangs: what waits is given up, what comes is refused unasked, until it answers again', async () => {
  const changes: boolean[] = [];
  watchApis({ ...HANGS, onChange: (isHanging) => changes.push(isHanging) });
  const asked: string[] = [];
  let isStopped = true;
  const api = await anApi((request, response) => {
    asked.push(request.url ?? '');
    if (!isStopped) response.end('well');
  });
  const all = ['/one', '/two'].map((path) => callApi(api + path));
  expect(await Promise.allSettled(all)).toEqual(
    all.map(() => expect.objectContaining({ reason: expect.objectContaining({ statusCode: 504 }) })),
  );
  await expect(callApi(`${api}/three`)).rejects.toMatchObject({ statusCode: 503 });
  expect(asked).not.toContain('/three');
  isStopped = false;
  await until('the api is known to answer again', () => changes.length === 2);
  expect(await (await callApi(`${api}/four`)).text()).toBe('well');
  expect(changes).toEqual([true, false]);
});

it('a single call that never ends is given up, and nobody else’s', async () => {
  watchApis(WELL);
  const api = await anApi((request, response) => void (request.url === '/stuck' || response.end('well')));
  await expect(callApi(`${api}/stuck`, {}, 200)).rejects.toMatchObject({ statusCode: 504 });
  expect(await (await callApi(`${api}/other`)).text()).toBe('well');
});

describe('a file on its way to the api', () => {
  /** so many pieces, with a pause before each */
  const film = (pieces: number, pauseMs: number) =>
    new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (pieces-- > 0) controller.enqueue(Buffer.from('piece '));
        else controller.close();
      },
    });
  const send = (to: string, body: ReadableStream) =>
    // undici takes a stream only with `duplex`, which the DOM types of fetch do not know
    callApi(to, { method: 'POST', body, duplex: 'half' } as RequestInit, 1_000);

  it('may take as long as it needs, and is told of no limit', async () => {
    watchApis(WELL);
    let budget: unknown;
    const api = await anApi(async (request, response) => {
      budget = request.headers[BUDGET_HEADER];
      response.end(await text(request));
    });
    const answer = await send(api, film(8, 250));
    expect([await answer.text(), budget]).toEqual(['piece '.repeat(8), undefined]);
  });

  it.each([
    ['of which nothing more moves', () => film(3, 2_500)],
    ['that is there, and has no answer', () => film(1, 0)],
  ])('%s is given up', async (_what, body) => {
    watchApis(WELL);
    const api = await anApi((request, response) => {
      request.resume().on('error', () => undefined);
      if (request.url === '/livez') response.end();
    });
    await expect(send(api, body())).rejects.toMatchObject({ statusCode: 504 });
  });
});

it('an answer that has begun may take as long as it needs', async () => {
  watchApis(HANGS);
  let finish = () => {};
  const api = await anApi((request, response) => {
    if (request.url === '/livez') return;
    response.write('first ');
    finish = () => response.end('last');
  });
  const answer = await callApi(`${api}/film`);
  await expect(callApi(`${api}/livez`)).rejects.toMatchObject({ statusCode: 504 });
  finish();
  expect(await answer.text()).toBe('first last');
});

it('one that is down says so itself', async () => {
  watchApis(WELL);
  const api = await anApi(() => undefined);
  await new Promise((resolve) => open.pop()?.close(resolve));
  await expect(callApi(`${api}/any`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

it('a call says how long it will be waited for', async () => {
  watchApis(WELL);
  const api = await anApi((request, response) => response.end(request.headers[BUDGET_HEADER]));
  expect(await (await callApi(api)).text()).toBe('15000');
  expect(await (await callApi(api, {}, 1_200.5)).text()).toBe('1201');
});

it('data that stops behind its headers is no answer', async () => {
  watchApis(WELL);
  const api = await anApi((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.write('{"id":');
  });
  await expect(callApi(api, {}, 200)).rejects.toMatchObject({ statusCode: 504 });
});
