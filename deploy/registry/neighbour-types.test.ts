import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonSchemaOf } from '@cairn/shared-contracts/build/json-schema-of';
import type { Release } from '@cairn/shared-contracts/remote/release';
import { handler, z } from '@cairn/shared-contracts/remote/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compile } from '../../shared-contracts/testing/type-fixtures/compile.ts';
import { ROOT } from './build.ts';
import { neighbourTypes } from './neighbour-types.ts';

const file = { file: '', integrity: '' };
const props = z.object({
  shop: z.string(),
  size: z.enum(['s', 'm']),
  ids: z.optional(z.array(z.number())),
  onRent: handler(z.object({ days: z.number() })),
  onClose: z.optional(handler()),
});
/** of another repository: nothing of it is here but this */
const gear: Release = {
  format: 1,
  name: 'mf-gear',
  version: '2.0.0',
  container: '',
  kit: '',
  routes: {},
  fragments: { rental: { expose: 'fragment.rental', fragments: [] } },
  locales: [],
  exposes: {},
  browser: file,
  server: file,
  others: [],
  contract: {
    owner: { squad: 'squad-gear', contact: '#squad-gear' },
    fragments: { rental: { module: './rental.fragment.tsx', props: jsonSchemaOf(props) } },
    events: { rented: { payload: jsonSchemaOf(z.object({ days: z.number() })) } },
    uses: {},
    hears: {},
    texts: {},
    shared: {},
  },
};

const PAGE = `import { Slot } from '@cairn/shared-contracts/remote/platform';
const rest = { shop: 'a', size: 's' } as const;
export const page = [
  <Slot key={0} name="mf-gear/rental" props={{ ...rest, ids: [7], onRent: ({ days }) => days.toFixed() }} />,
  <Slot key={1} name="mf-gear/rental" props={{ ...rest, shop: 7, onRent: () => undefined }} />,
  <Slot key={2} name="mf-gear/rental" props={{ ...rest }} />,
  <Slot key={3} name="mf-gear/rental" props={{ ...rest, onRent: (value: { weeks: number }) => value.weeks }} />,
  <Slot key={4} name="mf-gear/rent" props={{ ...rest, onRent: () => undefined }} />,
];
`;

let dir: string;
beforeAll(async () => {
  await mkdir(join(ROOT, '.data'), { recursive: true });
  dir = await mkdtemp(join(ROOT, '.data/neighbour-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('a neighbour that exists only as a release', () => {
  it('has types: tsc refuses a wrong prop, a missing one, a wrong callback and a wrong name', async () => {
    await writeFile(join(dir, 'mf-gear.d.ts'), await neighbourTypes(gear));
    await writeFile(join(dir, 'page.tsx'), PAGE);
    const globals = join(ROOT, 'shared-contracts/build/globals.d.ts');
    const css = join(ROOT, 'shared-contracts/ui/css-modules.d.ts');
    await writeFile(
      join(dir, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.json'),
        include: [],
        files: ['mf-gear.d.ts', 'page.tsx', globals, css],
      }),
    );
    const found = await compile(dir);
    expect(found.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining("Type 'number' is not assignable to type 'string'"),
      expect.stringContaining("Property 'onRent' is missing"),
      expect.stringContaining("Property 'weeks' is missing"),
      expect.stringContaining('"mf-gear/rental"'),
    ]);
  }, 600_000);

  it('from before contracts has none, and says so', async () => {
    const { contract: _contract, ...old } = gear;
    await expect(neighbourTypes(old)).rejects.toThrow('mf-gear@2.0.0 is from before contracts');
  });
});
