import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { inTime } from './body-limits.ts';
import { answerErrors } from './error-answer.ts';

describe('a body that trickles in', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('is refused and its connection ends; one that comes in pieces in time is read', async () => {
    const app = Fastify({ forceCloseConnections: true });
    answerErrors(app, api.services.sites);
    app.post('/', { preParsing: [inTime(150)] }, async ({ body }) => ({ got: body }));
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const send = async (...pieces: string[]) => {
      const socket = connect(Number(url.port), url.hostname);
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk.toString();
      });
      socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n');
      for (const piece of pieces) socket.write(piece);
      return { socket, heard: () => heard };
    };
    const slow = await send('{"a"');
    await once(slow.socket, 'close');
    expect(slow.heard()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.heard()).toContain('"code":"body_too_slow"');

    const fine = await send('{"a"', ':"b"', '}');
    await once(fine.socket, 'data');
    expect(fine.heard()).toMatch(/^HTTP\/1\.1 200 .*\{"got":\{"a":"b"\}\}/s);
    fine.socket.destroy();
    await app.close();
  });

  it('is refused when its lists lie in one another without end', async () => {
    const answer = await fetch(`${api.url}/spa/travel-info-save?uuid=${randomUUID()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(30_000) + ']'.repeat(30_000),
    });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'malformed_request' })]);
  });

  it.each([
    'auth',
    'register',
    'send-auth-code',
    'auth-via-code',
    'password-recovery',
    'password-reset',
    'refresh-token',
  ])('is short where somebody logs in: %s', async (call) => {
    const refused = await api.post(`/crm/api/user/${call}`, { filler: 'x'.repeat(20_000) });
    expect(refused).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});
