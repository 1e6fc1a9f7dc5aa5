import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findPrograms } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...names: string[]): void {
  for (const name of names) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
}
const search = (isEngineWanted = false) =>
  findPrograms({ path: [join(folder, 'nothing'), folder].join(delimiter), more: [], isEngineWanted });

describe('programs of a cluster', () => {
  it('are found on the path, Valkey in place of Redis too', () => {
    install('nginx', 'valkey-server');
    expect(search()).toEqual({ nginx: join(folder, 'nginx'), redis: join(folder, 'valkey-server') });
  });

  it('that are missing are told all at once, with the command that installs them', () => {
    expect(() => search()).toThrow(
      'missing: nginx, redis. Debian: apt-get install nginx libnginx-mod-stream libnginx-mod-http-brotli-filter redis-server',
    );
    install('nginx');
    expect(() => search()).toThrow('missing: redis. Debian: apt-get install redis-server');
  });

  it('a search engine is looked for where it is asked for', () => {
    install('nginx', 'redis-server');
    expect(() => search(true)).toThrow('missing: groonga. Debian: apt-get install groonga-bin');
    install('groonga');
    expect(search(true)).toMatchObject({ groonga: join(folder, 'groonga') });
    expect(search()).toEqual({ nginx: join(folder, 'nginx'), redis: join(folder, 'redis-server') });
  });

  it('that nobody may run are missing', () => {
    install('redis-server');
    writeFileSync(join(folder, 'nginx'), 'text');
    expect(() => search()).toThrow('missing: nginx');
  });
});
