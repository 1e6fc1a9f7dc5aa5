import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readStartSettings } from './start-settings.ts';

describe('what npm start reads', () => {
  it('is the usual ports and folder without any setting', () => {
    expect(readStartSettings({})).toEqual({
      PORT: 3000,
      API_PORT: 4000,
      CDN_PORT: 4100,
      GUARD: 'on',
      DATA_DIR: join(process.cwd(), '.data'),
    });
  });

  it('is the public address, and a folder anywhere, which it makes', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'settings-'));
    const kept = join(dir, 'srv/cairn');
    const settings = readStartSettings({ PUBLIC_URL: 'https://cairn.example', DATA_DIR: kept, PORT: '80' });
    expect(settings).toMatchObject({ PUBLIC_URL: 'https://cairn.example', DATA_DIR: kept, PORT: 80 });
    expect((await stat(kept)).isDirectory()).toBe(true);
    await rm(dir, { recursive: true });
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a port between 1 and 65535, but is "abc"'],
    [{ API_PORT: '70000' }, 'API_PORT must be a port between 1 and 65535, but is "70000"'],
    [
      { PUBLIC_URL: 'cairn.example' },
      'PUBLIC_URL must be an address that begins with http:// or https://, but is "cairn.example"',
    ],
    [{ GUARD: 'yes' }, 'GUARD must be on or off, but is "yes"'],
    [{ PORT: '4000' }, 'API_PORT must be another port than PORT, but both are 4000'],
    [{ CDN_PORT: '4000' }, 'CDN_PORT must be another port than API_PORT, but both are 4000'],
  ])('%j is refused in one line', (environment, line) => {
    expect(() => readStartSettings(environment)).toThrow(line);
  });
});
