import type { CheckCounts, PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { ORGANIZER_CHECKS } from '@cairn/shared-contracts/domain/organizer-checks';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeOrganizer } from '../../testing/factories.ts';
import { createUser } from '../request/testing/world.ts';
import { countBadges } from './badges.ts';
import { ORGANIZER, useClub } from './testing/club.ts';

const club = useClub();

beforeAll(async () => {
  await createUser(club.api.services, { role: 'organizer', organizer_id: 7 });
});

describe('what was checked', () => {
  it('is all five, in their order; a paper that has run out proves nothing', async () => {
    const { body } = await club.api.get(`${ORGANIZER}/verification-info?id=7`);
    expect(body).toMatchObject({
      ...{ is_email_verified: true, is_phone_verified: false, is_passport_verified: true, status: 3 },
      checks: [
        { kind: 'identity', status: 1, checked_on: '2026-05-01', valid_until: null },
        { kind: 'licence', status: 1, reference: 'GE-0412' },
        { kind: 'insurance', status: 0, valid_until: '2027-03-04' },
        { kind: 'guides', status: 0, checked_on: null },
        { kind: 'interview', status: 0 },
      ],
    });
  });

  it.each([
    [9, 2],
    [10, 1],
    [99, undefined],
  ])('of organizer %i: status %s', async (id, status) => {
    expect((await club.api.get(`${ORGANIZER}/verification-info?id=${id}`)).body.status).toBe(status);
  });
});

it('how many organizers have come how far: by their checks of today, and only those whom the site shows', async () => {
  const { db } = club.api;
  const made = [11, 12, 13, 14, 15, 16, 17];
  for (const id of made)
    await makeOrganizer(db, { id, country_id: club.norway, tours_count: 0, is_published: id !== 16 });
  const passed = { status: 1, checked_on: '2026-04-01' };
  const allFive = (organizer_id: number, insured_until: string) =>
    ORGANIZER_CHECKS.map((kind) => ({
      ...{ ...passed, organizer_id, kind },
      valid_until: kind === 'insurance' ? insured_until : null,
    }));
  await db
    .insertInto('organizer_checks')
    .values([
      // 11 is verified, and was never checked
      { ...passed, organizer_id: 12, kind: 'interview' },
      ...allFive(13, '2027-03-05'),
      ...allFive(14, '2027-03-04'),
      { ...passed, organizer_id: 15, kind: 'licence', valid_until: '2027-03-04' },
      // taken off the site, and checked before all others
      ...allFive(16, '2028-01-01').map((check) => ({ ...check, checked_on: '2025-01-01' })),
      { organizer_id: 17, kind: 'identity', status: 0 },
    ])
    .execute();
  const { body } = await club.api.get<CheckCounts>('/spa/organizer-checks');
  expect(body).toEqual({
    // 7, 14 and 15 have a paper that has run out, 9 has failed
    ...{ checked: 6, passed: 1, in_progress: 1, failed: 1, expired: 3, since: '2026-04-01' },
    kinds: [
      { kind: 'identity', count: 3 },
      { kind: 'licence', count: 3 },
      { kind: 'insurance', count: 1 },
      { kind: 'guides', count: 2 },
      { kind: 'interview', count: 3 },
    ],
    removed: [],
  });
  const removed = { removed_on: '2027-02-01' };
  await db
    .insertInto('organizer_removals')
    .values([
      { ...removed, organizer_id: 11, reason: 'other' },
      { ...removed, organizer_id: 16, reason: 'papers' },
      { ...removed, organizer_id: 17, reason: 'papers' },
    ])
    .execute();
  expect((await club.api.get<CheckCounts>('/spa/organizer-checks')).body.removed).toEqual([
    { reason: 'papers', count: 2 },
    { reason: 'other', count: 1 },
  ]);
  await db.deleteFrom('organizers').where('id', 'in', made).execute();
});

it('the badge goes with a paper that has run out, and comes with its successor', async () => {
  const { db, services } = club.api;
  const checksOf = (organizer_id: number, insured_until: string) =>
    ORGANIZER_CHECKS.map((kind) => ({
      ...{ organizer_id, kind, status: 1, checked_on: '2026-04-01' },
      valid_until: kind === 'insurance' ? insured_until : null,
    }));
  const made = [21, 22, 23];
  for (const id of made) await makeOrganizer(db, { id, country_id: club.norway, is_verified: id !== 23 });
  await db
    .insertInto('organizer_checks')
    .values([...checksOf(21, '2027-03-05'), ...checksOf(22, '2027-03-04'), ...checksOf(23, '2027-03-05')])
    .execute();
  const hasBadge = async (id: number) =>
    (await club.api.get<PublicOrganizer>(`${ORGANIZER}/public-info?id=${id}`)).body.is_verified;
  expect(await countBadges(services)).toBe(2);
  expect(await Promise.all([...made, 7].map(hasBadge))).toEqual([true, false, true, true]);
  await db
    .updateTable('organizer_checks')
    .set({ valid_until: '2028-03-04' })
    .where('organizer_id', '=', 22)
    .where('kind', '=', 'insurance')
    .execute();
  expect(await countBadges(services)).toBe(1);
  expect(await hasBadge(22)).toBe(true);
  expect(await countBadges(services)).toBe(0);
});
