import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createGate } from './gate.ts';

describe('gate', () => {
  it('answers 503 until the app is there, then healthz tells the parts', async () => {
    const gate = createGate();
    const url = `http://127.0.0.1:${await gate.listen(0, '127.0.0.1')}`;
    gate.report({ name: 'demo', state: 'starting' });
    const early = await fetch(`${url}/spa/info`);
    expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
      503,
      '1',
      expect.objectContaining({ code: 'starting' }),
    ]);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
      status: 'starting',
      parts: { demo: { state: 'starting' } },
    });

    gate.report({ name: 'demo', state: 'ready' });
    gate.open((_request, response) => response.end('app'));
    expect(await (await fetch(`${url}/spa/info`)).text()).toBe('app');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    gate.addCheck('database', async () => {
      throw new Error('away');
    });
    const broken = await fetch(`${url}/healthz`);
    expect([broken.status, await broken.json()]).toEqual([
      503,
      expect.objectContaining({ parts: expect.objectContaining({ database: { state: 'failed', note: 'away' } }) }),
    ]);
    // whoever asks whether anybody is there does not wait for the database
    gate.addCheck('database', () => new Promise(() => undefined));
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    await gate.close(100);
  });

  it('closing finishes what is under way and does not wait for open sockets', async () => {
    const gate = createGate();
    const port = await gate.listen(0, '127.0.0.1');
    let answer = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      gate.open((_request, response) => {
        answer = () => void response.end('done');
        resolve();
      });
    });
    gate.server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await once(socket, 'data');

    const response = fetch(`http://127.0.0.1:${port}/slow`);
    await arrived;
    const closed = gate.close(5_000);
    await expect(fetch(`http://127.0.0.1:${port}/late`)).rejects.toThrow();
    answer();
    expect(await (await response).text()).toBe('done');
    await closed;
    socket.destroy();
  });

  it('keeps lines for longer than whoever keeps some to it, and lets a body come as slowly as shells do', async () => {
    const gate = createGate();
    const url = `http://127.0.0.1:${await gate.listen(0, '127.0.0.1')}`;
    const answer = await fetch(`${url}/livez`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=72');
    expect(gate.server.requestTimeout).toBe(0);
    await gate.close(100);
  });

  it('tells at once that it closes, before what is under way has ended', async () => {
    const gate = createGate();
    const url = `http://127.0.0.1:${await gate.listen(0, '127.0.0.1')}`;
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    let finish = () => {};
    gate.open((_request, response) => {
      finish = () => response.end('whole');
      isAsked();
    });
    const answer = fetch(url);
    await asked;
    let isTold = false;
    gate.server.once('draining', () => {
      isTold = true;
    });
    const closed = gate.close(5_000);
    expect(isTold).toBe(true);
    finish();
    expect(await (await answer).text()).toBe('whole');
    await closed;
  });
});
