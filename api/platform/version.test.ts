import { describe, expect, it } from '@jest/globals';
import { createGate } from './http/gate.ts';
import { apiVersion } from './version.ts';

describe('which api this is', () => {
  it('version and digest of the contracts stand in /healthz, also while it starts', async () => {
    const about = apiVersion('4bf92f3577b3');
    expect(about).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+\+4bf92f3577b3$/),
      contracts: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(apiVersion('another').contracts).toBe(about.contracts);
    const gate = createGate(about);
    const url = `http://127.0.0.1:${await gate.listen(0, '127.0.0.1')}`;
    gate.report({ name: 'database', state: 'starting' });
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining(about)]);
    await gate.close(0);
  });
});
