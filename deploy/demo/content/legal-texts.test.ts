import { readFolder } from '@cairn/api/content-folder';
import { legalPage } from '@cairn/shared-contracts/api/content.schema';
import {
  CONFIRM_WITHIN_HOURS,
  FREE_CANCEL_HOURS,
  PREPAY_WITHIN_HOURS,
} from '@cairn/shared-contracts/domain/booking-graph';
import { CODE_MAX_TRIES, CODE_TTL_SECONDS, TOURISTS_MAX } from '@cairn/shared-contracts/domain/limits';
import { LOCALE_COOKIE } from '@cairn/shared-contracts/i18n/locales';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import { describe, expect, it } from '@jest/globals';
import {
  COUNTRY_COOKIE,
  CURRENCY_COOKIE,
  NOTICE_COOKIE,
  SELECTION_COOKIE,
  THEME_COOKIE,
  TIME_ZONE_COOKIE,
} from '../../../shell/layout/cookies.ts';
import { DEVICE_COOKIE } from '../../../shell/server/device.ts';
import { LAST_COMMIT_COOKIE } from '../../../shell/server/last-commit.ts';
import international from '../../sites/international.json' with { type: 'json' };

const KINDS = legalPage.shape.kind.options;
const LEGAL_PAGES = readFolder(new URL('texts', import.meta.url).pathname)
  .legal.map(({ kind, slug: version, facts, html }) => ({
    ...{ kind, version, title: facts.title, body: html, published_on: facts.date },
  }))
  .toSorted((a, b) => (a.published_on < b.published_on ? 1 : -1));
const of = (kind: string) => LEGAL_PAGES.filter((page) => page.kind === kind);
const plain = (html: string | null | undefined): string => (html ?? '').replaceAll(/<[^>]+>/g, ' ');
const words = (html: string | null | undefined): number => plain(html).split(/\s+/).filter(Boolean).length;

describe.each(KINDS)('%s', (kind) => {
  it('has two versions, the newest first by date', () => {
    const dates = of(kind).map(({ published_on }) => published_on ?? '');
    expect(of(kind).map(({ version }) => version)).toEqual(['2026-09', '2025-03']);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('is long enough to be exact and short enough to be read, and the earlier version is shorter', () => {
    const [current = 0, earlier = 0] = of(kind).map(({ body }) => words(body));
    expect(current).toBeGreaterThanOrEqual(700);
    expect(current).toBeLessThanOrEqual(1420);
    expect(earlier).toBeLessThan(current * 0.7);
  });
});

describe.each(LEGAL_PAGES.map((page) => [`${page.kind} ${page.version}`, page] as const))('%s', (_name, page) => {
  const body = page.body ?? '';

  it('is what the contract of the call says', () => {
    expect(legalPage.safeParse({ ...page, versions: [page.version], languages: ['en'] }).success).toBe(true);
  });

  it('calls the company what the contacts call it', () => {
    const called = plain(body).match(/Cairn[\w ]*? (?:Ltd|s\.r\.o\.)/g) ?? [];
    expect(called.filter((name) => name !== international.company.name)).toEqual([]);
  });

  it('has sections, each with a text, and nothing empty', () => {
    expect(body.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(5);
    expect(body).not.toMatch(/<(p|li|h2|h3|ul|ol)>\s*<\/\1>/);
    expect(body).not.toMatch(/<\/h2>\s*<h2>|<\/h3>\s*<h[23]>|<\/h[23]>$/);
  });

  it('numbers its sections without a gap', () => {
    const numbers = [...body.matchAll(/<h2>(\d+)\. /g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(body.match(/<h2>/g)).toHaveLength(numbers.length);
  });

  it('is finished: no placeholder, no left-over markup, no exclamation mark', () => {
    expect(plain(body)).not.toMatch(/lorem|ipsum|todo|tbd|xxx|placeholder|sample|insert|undefined|demo|[[\]{}!#*]/i);
  });

  it('leads to pages that exist', () => {
    const known = ['/contacts', '/how-organizers-are-checked', ...KINDS.map((kind) => `/${kind}`)];
    const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([]);
  });
});

describe('the privacy policy in force', () => {
  const body = plain(of('privacy')[0]?.body);

  it.each([
    ...[
      'cairn_access',
      'cairn_refresh',
      DEVICE_COOKIE,
      LAST_COMMIT_COOKIE,
      'visitor',
      'sheets',
      'avoided_versions',
      COUNTRY_COOKIE,
      LOCALE_COOKIE,
    ],
    ...[CURRENCY_COOKIE, TIME_ZONE_COOKIE, THEME_COOKIE, FAVOURITES_COOKIE, NOTICE_COOKIE, SELECTION_COOKIE],
  ])('names the cookie %s', (name) => {
    expect(body).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe('the versions in force say what the product does', () => {
  it.each([
    ['agreement', `${CONFIRM_WITHIN_HOURS} hours to confirm`],
    ['agreement', `${PREPAY_WITHIN_HOURS} hours to pay the prepayment`],
    ['agreement', `Within ${FREE_CANCEL_HOURS} hours of your first payment`],
    ['agreement', `${TOURISTS_MAX} at most`],
    ['agreement', `works for ${CODE_TTL_SECONDS / 60} minutes`],
    ['agreement', `${CODE_MAX_TRIES} tries`],
    ['tour-provider-agreement', `confirm or decline within ${CONFIRM_WITHIN_HOURS} hours`],
    ['tour-provider-agreement', `within ${FREE_CANCEL_HOURS} hours of the first payment`],
    ['privacy', `valid for ${CODE_TTL_SECONDS / 60} minutes`],
  ])('%s: %s', (kind, phrase) => {
    expect(plain(of(kind)[0]?.body)).toContain(phrase);
  });
});
