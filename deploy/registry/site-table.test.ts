import { join } from 'node:path';
import { readDescription } from '@cairn/shared-contracts/build/remote-preset';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { matchRoute } from '../../shell/routing/match-route.ts';
import type { RouteTable } from '../../shell/routing/route-entry.ts';
import { tableOf } from '../../shell/routing/table.ts';
import { SPECIFIED_ADDRESSES } from '../../shell/testing/specified-addresses.ts';
import { REMOTES, ROOT } from './build.ts';

/** addresses beside the specification's, by target */
const UNSPECIFIED: Readonly<Record<string, string>> = {
  '/dev/experiment/:name': 'shell/experiment',
  '/dev/experiments': 'shell/experiments',
  '/dev/kit': 'shell/kit',
  '/trips': 'mf-account/trips',
  '/compare/:ids?': 'mf-catalog/compare',
  '/how-organizers-are-checked': 'mf-content/how-checked',
  // the form's own page: who reads answers does not fetch it
  '/help-center/write': 'mf-content/help-write',
  // between log-in and sending
  '/{bookingBase}/request/:id(\\d+)': 'mf-booking/request',
  // pages of mailed links
  '/email-confirm/link': 'mf-account/email-confirm',
  '/email-undo': 'mf-account/email-undo',
  '/password-recovery': 'mf-account/password-recovery',
  '/password-reset': 'mf-account/password-reset',
  '/unsubscribe': 'mf-account/unsubscribe',
};

let table: RouteTable;
beforeAll(async () => {
  table = tableOf(await Promise.all(REMOTES.map((name) => readDescription(join(ROOT, name)))));
});

describe('the table that our remotes make together', () => {
  it.each(SPECIFIED_ADDRESSES)('%s is %s (specification §2)', (address, target, params = {}, access = 'open') => {
    const found = matchRoute(table, address);
    expect({ target: found?.entry.target, params: found?.params, access: found?.entry.access }).toEqual({
      target,
      params,
      access,
    });
  });

  it('has no address that is declared in vain', () => {
    const specified = new Set(SPECIFIED_ADDRESSES.map(([address]) => matchRoute(table, address)?.entry));
    const others = table.filter((entry) => !specified.has(entry)).map(({ pattern, target }) => [pattern, target]);
    expect(Object.fromEntries(others)).toEqual(UNSPECIFIED);
  });

  it('what is still to come is what no remote.ts declares', async () => {
    const declared = (await Promise.all(REMOTES.map((name) => readDescription(join(ROOT, name))))).flatMap(
      ({ name, routes }) => Object.keys(routes).map((route) => `${name}/${route}`),
    );
    const coming = table.filter((entry) => entry.coming).map(({ target }) => target);
    expect(coming.filter((target) => declared.includes(target))).toEqual([]);
  });
});
