import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usesOf } from '@cairn/shared-contracts/build/uses';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LAYOUT_FRAGMENTS, layoutFragments } from '../layout/fragments.ts';
import { layoutContract } from './layout-contract.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'layout-'));
});
afterAll(() => rm(dir, { recursive: true }));

const TABLE = { MENU: 'mf-account/account-menu' };
const usesWith = async (source: string) => {
  await writeFile(join(dir, 'part.tsx'), source);
  return (await usesOf(dir, undefined, TABLE)).fragments;
};

describe("the layout's own fragments", () => {
  it('are those of the one table, each with the module that shows it', async () => {
    const { uses, hears } = await layoutContract();
    expect(Object.keys(uses).sort()).toEqual(Object.keys(LAYOUT_FRAGMENTS).sort());
    expect(uses['mf-catalog/search-box']?.files).toEqual(['layout/search-dialog.tsx']);
    expect(uses['mf-catalog/tour-rail']?.files).toEqual(['pages/error-page.tsx']);
    expect(Object.keys(hears)).toEqual([
      'mf-account/guest-favourites-taken',
      'mf-account/preferences-chosen',
      'mf-catalog/guest-favourites-changed',
      'mf-catalog/visit-hearts-changed',
    ]);
  });

  it('come with the page of somebody logged in, and with nobody else’s', () => {
    expect(layoutFragments(true)).toEqual(['mf-chat/unread-badge', 'mf-account/account-menu']);
    expect(layoutFragments(false)).toEqual([]);
  });

  it('have a slot by their constant', async () => {
    expect([...(await usesWith('<Slot name={MENU} />'))]).toEqual([['mf-account/account-menu', ['part.tsx']]]);
  });

  it.each([
    ['a name that the table does not have', '<><Slot name={MENU} /><Slot name={OTHER} /></>', /one of the layout's/],
    ['a name beside the table', '<><Slot name={MENU} /><Slot name="mf-chat/unread-badge" /></>', /one of the layout's/],
    ['a fragment that no slot shows', '<p />', /declares mf-account\/account-menu, and no slot shows it/],
  ])('refuse %s', async (_title, source, reason) => {
    await expect(usesWith(source)).rejects.toThrow(reason);
  });
});
