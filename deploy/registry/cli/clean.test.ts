import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { releaseFolder } from '@cairn/shared-contracts/remote/release';
import { type Proposal, proposalPath } from '@cairn/shared-contracts/remote/shell-report';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { clear, findStale } from '../clean.ts';
import { clearedOf, markCleared } from '../cleared.ts';
import { releaseKey } from '../keys.ts';
import { keysFor } from '../keys-of-command.ts';
import { newestLive, readLive } from '../live.ts';
import type { ObjectStore } from '../object-store.ts';
import { publish } from '../releases.ts';
import { inDays, oldReleases, VERSIONS } from '../testing/old-releases.ts';
import { clean } from './clean.ts';
import type { Context } from './command.ts';
import { override } from './override.ts';
import { rollback } from './rollback.ts';
import { history } from './status.ts';

const old = oldReleases();
const manifest = async (folder: string) => JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
const back = (options: Context['options'] = {}) => old.run(rollback, ['mf-tour'], { options });

describe('the command', () => {
  it('shows what would go and changes nothing, unless it is told to', async () => {
    await old.promote('1.0.0');
    const shown = await old.run(clean, []);
    expect(shown.text).toMatch(
      / {2}mf-tour@1\.5\.0 {2}released \d{4}-\d\d-\d\d\n5 releases would go, 1 release stays\. Nothing was/,
    );
    expect(await old.world.store.folders('remotes/mf-tour')).toHaveLength(6);
    const done = await old.run(clean, ['mf-tour'], { options: { delete: 'yes' } });
    expect(done.text).toContain('5 releases cleared away, 1 release stays');
    expect(await old.world.store.folders('remotes/mf-tour')).toEqual(['remotes/mf-tour/1.0.0']);
    expect((await old.run(clean, [])).text).toBe('nothing to clear away: 1 release stays');
  });

  it.each([['29'], ['0'], ['none']])('goes no nearer than 30 days: %s', async (days) => {
    await expect(old.run(clean, [], { options: { days } })).rejects.toThrow('from 30 to');
  });

  it('is the platform’s, where it is about all remotes', async () => {
    const options = { delete: 'yes' };
    const keys = keysFor(old.world.data, old.world.store, { CAIRN_KEY: join(old.world.data, 'squad.pem') });
    await expect(old.run(clean, [], { options, ...keys })).rejects.toMatchObject({ code: 'not_yours' });
    expect(await old.world.store.folders('remotes/mf-tour')).toHaveLength(6);
  });
});

describe('what is gone', () => {
  beforeEach(async () => {
    for (const version of VERSIONS) await old.promote(version);
  });

  it('leaves the history as it was, and a way back to it says what became of it', async () => {
    const said = (await old.run(history, ['mf-tour'])).text;
    expect(await old.clearIn(31)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
    expect((await old.run(history, ['mf-tour'])).text).toBe(said);
    const cleared = {
      code: 'cleared',
      message: expect.stringMatching(/^mf-tour@1\.0\.0 was cleared away by kate on \d{4}-/),
    };
    await expect(back({ to: '1' })).rejects.toMatchObject(cleared);
    await expect(old.promote('1.0.0')).rejects.toMatchObject(cleared);
    await expect(old.run(override, ['mf-tour=1.0.0'])).rejects.toMatchObject(cleared);
    expect(await old.stable()).toBe('1.5.0');
  });

  it('comes back as it was, and not as another', async () => {
    await old.clearIn(31);
    const folder = old.world.built['1.0.0'] ?? '';
    await publish(old.world.store, folder);
    await back({ to: '1' });
    expect(await old.stable()).toBe('1.0.0');
    const other = old.world.built['1.1.0'] ?? '';
    await writeFile(
      join(other, 'release.json'),
      JSON.stringify({ ...(await manifest(folder)), version: '1.1.0', kit: '*' }),
    );
    await expect(publish(old.world.store, other)).rejects.toMatchObject({ code: 'released_otherwise' });
  });

  it('stands behind nothing: going back twice still goes back twice, and then says so', async () => {
    await old.clearIn(31);
    await back();
    expect(await old.stable()).toBe('1.4.0');
    await back();
    expect((await readLive(old.world.store, 'local')).remotes['mf-tour']).toEqual({
      stable: '1.3.0',
      versions: [expect.objectContaining({ version: '1.3.0', weight: 100 })],
    });
    expect(old.world.told).toContainEqual(
      expect.stringMatching(/^nothing stands behind it: mf-tour@1\.2\.0 was cleared away/),
    );
    await expect(back()).rejects.toMatchObject({ code: 'cleared', message: expect.stringContaining('mf-tour@1.2.0') });
    expect(await old.stable()).toBe('1.3.0');
  });
});

describe('at the same moment', () => {
  it('what has become live since it was looked for stays', async () => {
    await old.promote('1.0.0');
    const found = await findStale(old.world.store, { days: 30 });
    await old.promote('1.3.0');
    const gone = await clear(old.world.store, found, { by: 'kate' });
    expect(gone.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0', '1.4.0', '1.5.0']);
    expect(await clearedOf(old.world.store, 'mf-tour', '1.3.0')).toBeUndefined();
    await back();
    await old.promote('1.3.0');
    expect(await old.stable()).toBe('1.3.0');
  });

  it('what is marked is live no more, and what a stopped clean-up left goes with the next', async () => {
    await old.promote('1.0.0');
    await old.age('1.2.0', 1);
    await markCleared(old.world.store, 'mf-tour', '1.2.0', { format: 1, integrity: '', at: '2027-01-01', by: 'olga' });
    await expect(old.promote('1.2.0')).rejects.toMatchObject({ code: 'cleared' });
    await old.world.store.remove(`${releaseFolder('mf-tour', '1.2.0')}/release.json`);
    await old.world.store.put(`${releaseFolder('mf-tour', '1.2.0')}/browser/a.js`, '');
    expect(await old.staleIn(0)).toContain('1.2.0');
    await old.clearIn(0);
    expect(await old.world.store.folders('remotes/mf-tour')).toEqual(['remotes/mf-tour/1.0.0']);
  });

  it('a clean-up that is stopped while files go leaves half a release, which looks like one', async () => {
    await old.promote('1.0.0');
    const { store } = old.world;
    const found = await findStale(store, { days: 30 });
    const stopped: ObjectStore = {
      ...store,
      removeFolder: async (folder) => {
        await store.removeFolder(`${folder}/browser`);
        throw new Error('stopped');
      },
    };
    await expect(clear(stopped, found, { by: 'kate' })).rejects.toThrow('stopped');
    // somebody has asked shells for it meanwhile: its mark stays, for it is not whole
    const asked: Proposal = {
      ...{ format: 1, environment: 'local', number: 1, by: 'olga', note: '', expires_at: inDays(1).toISOString() },
      versions: [{ name: 'mf-tour', version: '1.1.0', integrity: '' }],
    };
    await store.put(proposalPath('local', 1), signDocument(asked, await releaseKey(old.world.data), 'release'));
    expect(await old.clearIn(0)).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0']);
    await expect(old.promote('1.1.0')).rejects.toMatchObject({ code: 'cleared' });
  });

  it('a mark that a stopped clean-up left on what went live meanwhile goes with the next', async () => {
    await old.promote('1.0.0');
    await old.promote('1.3.0');
    const mark = { format: 1 as const, integrity: '', at: '2027-01-01', by: 'olga' };
    for (const version of ['1.0.0', '1.3.0']) await markCleared(old.world.store, 'mf-tour', version, mark);
    await expect(back()).rejects.toMatchObject({ code: 'cleared' });
    expect(await old.clearIn(0)).toEqual(['1.1.0', '1.2.0', '1.4.0', '1.5.0']);
    await back();
    expect(await old.stable()).toBe('1.0.0');
    await old.promote('1.3.0');
    expect(await old.stable()).toBe('1.3.0');
  });

  it('a change that somebody has half made stays half made when one only looks, and counts', async () => {
    await old.promote('1.0.0');
    const { store } = old.world;
    const shown = await store.get('live/local.json');
    await old.promote('1.3.0');
    await store.put('live/local.json', shown ?? '');
    const { text } = await old.run(clean, []);
    expect(text).not.toContain('mf-tour@1.3.0');
    expect(await store.get('live/local.json')).toEqual(shown);
    expect((await newestLive(store, 'local')).remotes['mf-tour']?.stable).toBe('1.3.0');
  });
});
