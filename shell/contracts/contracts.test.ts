import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import type { Contract, Release } from '@cairn/shared-contracts/remote/release';
import { z } from '@cairn/shared-contracts/remote/schema';
import { describe, expect, it } from '@jest/globals';
import { contractProblems, type Facts, type Problem } from './contracts.ts';

const none = { file: '', integrity: '' };
const TOUR = { squad: 'squad-tour', contact: '#squad-tour' };
const BOOKING = { squad: 'squad-booking', contact: '#squad-booking' };

function release(name: string, version: string, owner: Contract['owner'], parts: Partial<Contract> = {}): Release {
  const { fragments = {} } = parts;
  return {
    format: 1,
    name,
    version,
    container: `${name}__${version}`,
    kit: '^1.0.0',
    routes: {},
    fragments: Object.fromEntries(
      Object.keys(fragments).map((part) => [part, { expose: `fragment.${part}`, fragments: [] }]),
    ),
    locales: [],
    exposes: {},
    browser: none,
    server: none,
    others: [],
    contract: { owner, fragments, events: {}, uses: {}, hears: {}, texts: {}, shared: {}, ...parts },
  };
}

const props = (shape: Parameters<typeof z.object>[0]) => jsonSchemaOf(z.object(shape));
const panel = (schema = props({ tourId: z.number() })) => ({
  'booking-panel': { module: './fragments/booking-panel.fragment.tsx', props: schema },
});
const uses = (schema = props({ tourId: z.number() }), required = false): Contract['uses'] => ({
  'mf-booking/booking-panel': { files: ['features/tour/ui/booking-place.tsx'], required, props: schema },
});

const tour = release('mf-tour', '1.0.0', TOUR, { uses: uses() });
const booking = release('mf-booking', '1.0.0', BOOKING, { fragments: panel() });
const renamed = release('mf-booking', '1.1.0', BOOKING, { fragments: panel(props({ tour: z.number() })) });
const { contract: _contract, ...beforeContracts } = renamed;

const lineOf = ({ remote, file, reason, owner }: Problem) =>
  `${remote}  ${file}  ${reason}  (${owner.squad}, ${owner.contact})`;

describe('a version against what is live', () => {
  it.each<[string, Release, Release[], string[], Facts?]>([
    ['fits as before', booking, [tour, booking], []],
    [
      'renames what a live neighbour gives',
      renamed,
      [tour, booking],
      [
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tour` is needed, and is not given  (squad-tour, #squad-tour)',
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tourId` is given, and is not taken  (squad-tour, #squad-tour)',
      ],
    ],
    [
      'takes one more that may be left out',
      release('mf-booking', '1.1.0', BOOKING, {
        fragments: panel(props({ tourId: z.number(), seats: z.optional(z.number()) })),
      }),
      [tour, booking],
      [],
    ],
    [
      'gives what the live neighbour does not take yet',
      release('mf-tour', '1.1.0', TOUR, { uses: uses(props({ tourId: z.number(), seats: z.optional(z.number()) })) }),
      [tour, booking],
      [
        'mf-tour@1.1.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel of mf-booking@1.0.0: `seats` is given, and is not taken  (squad-tour, #squad-tour)',
      ],
    ],
    [
      'fits one of two live versions of a neighbour, not the other',
      tour,
      [booking, renamed],
      [
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tour` is needed, and is not given  (squad-tour, #squad-tour)',
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tourId` is given, and is not taken  (squad-tour, #squad-tour)',
      ],
    ],
    [
      'drops a fragment that is shown',
      release('mf-booking', '1.1.0', BOOKING),
      [tour, booking],
      [
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking@1.1.0 has no fragment booking-panel  (squad-tour, #squad-tour)',
      ],
    ],
    ['shows an optional fragment of nobody', tour, [], []],
    [
      'shows a required fragment of nobody',
      release('mf-tour', '1.0.0', TOUR, { uses: uses(undefined, true) }),
      [],
      [
        'mf-tour@1.0.0  features/tour/ui/booking-place.tsx  mf-booking/booking-panel is required, and mf-booking is not live  (squad-tour, #squad-tour)',
      ],
    ],
    ['meets a neighbour from before contracts: its names count', tour, [beforeContracts], []],
    ['is from before contracts: its names count', beforeContracts, [tour], []],
    [
      'breaks the shell’s own layout',
      renamed,
      [booking],
      [
        'shell  layout/header.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tour` is needed, and is not given  (squad-platform, #squad-platform)',
        'shell  layout/header.tsx  mf-booking/booking-panel of mf-booking@1.1.0: `tourId` is given, and is not taken  (squad-platform, #squad-platform)',
      ],
      {
        shell: {
          owner: { squad: 'squad-platform', contact: '#squad-platform' },
          uses: {
            'mf-booking/booking-panel': {
              files: ['layout/header.tsx'],
              required: false,
              props: props({ tourId: z.number() }),
            },
          },
          hears: {},
        },
      },
    ],
    [
      'asks calls that the api does not serve, or not in this form',
      release('mf-tour', '1.1.0', TOUR, { calls: { 'GET /a': '1', 'GET /b': '1', 'GET /c': '1' } }),
      [],
      [
        'mf-tour@1.1.0  remote.ts  GET /b is another one in the api  (squad-tour, #squad-tour)',
        'mf-tour@1.1.0  remote.ts  the api does not serve GET /c  (squad-tour, #squad-tour)',
      ],
      { calls: { 'GET /a': '1', 'GET /b': '2' } },
    ],
  ])('%s', (_title, candidate, live, lines, facts = {}) => {
    expect(contractProblems(candidate, live, facts).map(lineOf)).toEqual(lines);
  });

  const withAddresses = (name: string, routes: Record<string, string[]>) => ({
    ...release(name, '1.0.0', TOUR),
    routes: Object.fromEntries(
      Object.entries(routes).map(([route, patterns]) => [
        route,
        { expose: `route.${route}`, fragments: [], addresses: patterns.map((pattern) => ({ pattern })) },
      ]),
    ),
  });
  const content = withAddresses('mf-content', { blog: ['/blog/:slug*'], article: ['/blog/:slug(.+-\\d+)'] });

  it.each<[string, Record<string, string[]>, string[]]>([
    ['a new page', { extra: ['/extra', '/extra/:id'] }, []],
    ['a page that was still to come', { about: ['/about'] }, []],
    [
      'a live pattern, whatever its parameter is called',
      { journal: ['/blog/:topic*'] },
      ['route journal: /blog/:topic* is an address of mf-content'],
    ],
    [
      'a page below a live one',
      { authors: ['/blog/authors'] },
      ['route authors: /blog/authors is never reached: mf-content/blog answers /blog/authors before it'],
    ],
    [
      'one of its two patterns is never reached',
      { a: ['/extra', '/blog/extra-7'] },
      ['route a: /blog/extra-7 is never reached: mf-content/article answers /blog/extra-7 before it'],
    ],
    [
      'a pattern that answers the site’s places',
      { any: ['/:place'] },
      ["route any: answers /any-place, which is mf-catalog/listing's"],
    ],
    [
      'a pattern that cannot be read',
      { any: ['/extra/:x('] },
      ['route any: /extra/:x( cannot be read: Unbalanced pattern at 9'],
    ],
    [
      'a pattern that one address can hold the process up with',
      { any: ['/extra/:x((?:a+)+b)'] },
      ['route any: /extra/:x((?:a+)+b) repeats a group: there are addresses that it could take hours to refuse'],
    ],
  ])('declares %s', (_title, routes, reasons) => {
    const found = contractProblems(withAddresses('mf-extra', routes), [content]);
    expect(found.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('keeps its own addresses from version to version', () => {
    expect(contractProblems({ ...content, version: '1.1.0' }, [content])).toEqual([]);
  });

  it('an event goes the other way: what it carries has to be taken by whoever hears it', () => {
    const payload = (shape: Parameters<typeof z.object>[0]) => ({ chosen: { payload: props(shape) } });
    const hears = (shape: Parameters<typeof z.object>[0]): Contract['hears'] => ({
      'mf-booking/chosen': { files: ['features/tour/model/chosen.ts'], payload: props(shape) },
    });
    const emits = (shape: Parameters<typeof z.object>[0]) =>
      release('mf-booking', '1.1.0', BOOKING, { events: payload(shape) });
    const listener = release('mf-tour', '1.0.0', TOUR, { hears: hears({ id: z.number() }) });
    expect(contractProblems(emits({ id: z.number() }), [listener])).toEqual([]);
    expect(contractProblems(emits({ id: z.optional(z.number()) }), [listener])).toMatchObject([
      { remote: 'mf-tour@1.0.0', file: 'features/tour/model/chosen.ts', owner: TOUR },
    ]);
    expect(contractProblems(release('mf-booking', '1.1.0', BOOKING), [listener])).toMatchObject([
      { reason: 'mf-booking@1.1.0 has no event chosen' },
    ]);
  });
});
