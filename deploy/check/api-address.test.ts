import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { servedCalls } from '../registry/contract-gate.ts';
import { apiThatAnswers } from './api-address.ts';

const CALLS = { 'GET /spa/tour': 'abc' };
const anApi: RequestListener = (_request, answer) => {
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ calls: CALLS }));
};
const somePage: RequestListener = (_request, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end('<p>Another project</p>');
};
const someJson: RequestListener = (_request, answer) => void answer.end('{"status":"ok"}');
const healthOnly: RequestListener = ({ url }, answer) => {
  if (url !== '/healthz') answer.statusCode = 404;
  answer.end('{"message":"ok"}');
};

const { API_URL, API_PORT } = process.env;
beforeEach(() => {
  delete process.env.API_URL;
});
afterEach(() => {
  for (const [name, value] of Object.entries({ API_URL, API_PORT }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

/** @param name how the api is known: by its port alone, or by its address */
async function beside<T>(listener: RequestListener, name: 'port' | 'address', work: (url: string) => Promise<T>) {
  const program = createServer(listener);
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  const { port } = program.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  process.env[name === 'port' ? 'API_PORT' : 'API_URL'] = name === 'port' ? String(port) : url;
  try {
    return await work(url);
  } finally {
    await new Promise((resolve) => program.close(resolve));
  }
}

describe('at the port of `npm start`', () => {
  it('an api is found', () =>
    beside(anApi, 'port', async (url) => {
      expect(await apiThatAnswers()).toBe(url);
      expect(await servedCalls('local')).toEqual(CALLS);
    }));

  it.each<[string, RequestListener]>([
    ['answers with a page', somePage],
    ['answers with something else', someJson],
    ['is well, and no api', healthOnly],
  ])('another program, which %s, has no say', (_title, listener) =>
    beside(listener, 'port', async () => {
      expect(await apiThatAnswers()).toBeUndefined();
      expect(await servedCalls('local')).toBeUndefined();
    }),
  );
});

it('what is named and no api is refused', () =>
  beside(someJson, 'address', () => expect(servedCalls('local')).rejects.toThrow('answered 200 and no list of calls')));
