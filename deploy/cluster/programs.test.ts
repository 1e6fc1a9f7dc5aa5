import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hasStream } from './nginx-modules.ts';
import { findPrograms, missingForTests } from './programs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(...names: string[]): void {
  for (const name of names) {
    // as nginx tells what is built into it
    writeFileSync(join(folder, name), '#!/bin/sh\necho "configure arguments: --with-threads --with-stream" >&2\n');
    chmodSync(join(folder, name), 0o755);
  }
}
const never = () => {
  throw new Error('nothing is to be installed');
};
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

  it.each([
    ['within', '--with-stream --with-mail', true],
    ['as a module that is not there', '--with-stream=dynamic', false],
    ['not, but one of its parts', '--with-stream_ssl_module', false],
  ])('nginx that has streams %s', (_, built, expected) => {
    const nginx = join(folder, 'nginx');
    writeFileSync(nginx, `#!/bin/sh\necho "configure arguments: ${built}" >&2\n`);
    chmodSync(nginx, 0o755);
    expect(hasStream(nginx, join(folder, 'no-module.so'))).toBe(expected);
  });
});

describe('programs for tests', () => {
  it('are not installed where they are', () => {
    install('nginx', 'redis-server');
    expect(missingForTests(search, never)).toBeUndefined();
  });

  it('are installed with all of their packages, where that may be', () => {
    install('redis-server');
    const asked: string[] = [];
    const apt = (...packages: readonly string[]) => {
      asked.push(...packages);
      install('nginx');
      return true;
    };
    expect(missingForTests(search, apt)).toBeUndefined();
    expect(asked).toEqual(['nginx', 'libnginx-mod-stream', 'libnginx-mod-http-brotli-filter']);
  });

  it('are told as missing where they cannot be installed, or are not there after that', () => {
    install('nginx');
    const missing = 'missing: redis. Debian: apt-get install redis-server';
    expect(missingForTests(search, () => false)).toBe(missing);
    expect(missingForTests(search, () => true)).toBe(missing);
  });
});
