import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { releaseFolder } from '@cairn/shared-contracts/remote/release';
import { type Proposal, proposalPath } from '@cairn/shared-contracts/remote/shell-report';
import { describe, expect, it } from '@jest/globals';
import { releaseKey } from '../keys.ts';
import { inDays, oldReleases, VERSIONS } from '../testing/old-releases.ts';
import { clean } from './clean.ts';
import { experiment } from './experiment.ts';
import { override } from './override.ts';
import { rollout } from './rollout.ts';

const old = oldReleases();

describe('what somebody may still get stays', () => {
  it.each<[string, string, () => Promise<unknown>, string]>([
    ['what is live', '1.0.0', () => old.promote('1.0.0'), 'live in local'],
    ['what is live elsewhere', '1.0.0', () => old.promote('1.0.0', 'production'), 'live in production'],
    ['what stands behind it', '1.0.0', () => old.promote('1.0.0').then(() => old.promote('1.1.0')), 'live in local'],
    [
      'what is on trial',
      '1.1.0',
      async () => {
        await old.promote('1.0.0');
        await old.run(rollout, ['mf-tour', '1.1.0'], { options: { percent: '1' } });
      },
      'live in local',
    ],
    [
      'what is compared',
      '1.1.0',
      async () => {
        await old.promote('1.0.0');
        const options = { remote: 'mf-tour', goal: 'booking_requested' };
        await old.run(experiment, ['start', 'dates'], { options, lists: { variant: ['a=1.0.0:50', 'b=1.1.0:50'] } });
      },
      'live in local',
    ],
    [
      'what a rollback leads to',
      '1.0.0',
      async () => {
        for (const version of ['1.0.0', '1.1.0', '1.2.0']) await old.promote(version);
      },
      'the way back of mf-tour in local',
    ],
    [
      'what a command waits for shells to load',
      '1.4.0',
      async () => {
        await old.promote('1.0.0');
        const asked: Proposal = {
          ...{ format: 1, environment: 'local', number: 1, by: 'olga', note: '', expires_at: inDays(40).toISOString() },
          versions: [{ name: 'mf-tour', version: '1.4.0', integrity: '' }],
        };
        await old.world.store.put(
          proposalPath('local', 1),
          signDocument(asked, await releaseKey(old.world.data), 'release'),
        );
      },
      'about to be live in local',
    ],
  ])('%s', async (_what, version, make, why) => {
    await make();
    expect(await old.whyStays(version, 31)).toBe(why);
  });

  it('what open pages may ask for, for 30 days', async () => {
    for (const version of VERSIONS) await old.promote(version);
    expect(await old.whyStays('1.0.0', 29)).toBe('on open pages of local');
    expect(await old.staleIn(29)).toEqual([]);
    expect(await old.staleIn(31)).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  });

  it('what a link shows or offers, for as long as one may hold', async () => {
    await old.promote('1.0.0');
    await old.run(override, ['mf-tour=1.4.0']);
    expect([await old.whyStays('1.4.0', 6), await old.whyStays('1.3.0', 6)]).toEqual([
      'shown by a link of local',
      'offered by a link of local',
    ]);
    expect(await old.staleIn(8)).toEqual(['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']);
    expect((await old.find(8)).endedLinks).toHaveLength(1);
    await old.clearIn(8);
    expect(await old.world.store.list('overrides/local')).toEqual([]);
  });

  it('what is younger than 30 days, and what is being released', async () => {
    await old.age('1.4.0', 29);
    await old.world.store.remove(`${releaseFolder('mf-tour', '1.5.0')}/release.json`);
    await old.world.store.put(`${releaseFolder('mf-tour', '1.5.0')}/browser/a.js`, '');
    expect(await old.staleIn(0)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  });

  it('all of it where something cannot be read', async () => {
    await old.promote('1.0.0');
    await old.world.store.put('overrides/local/broken.json', '{');
    await expect(old.run(clean, [], { options: { delete: 'yes' } })).rejects.toThrow();
    expect(await old.world.store.folders('remotes/mf-tour')).toHaveLength(VERSIONS.length);
  });
});
