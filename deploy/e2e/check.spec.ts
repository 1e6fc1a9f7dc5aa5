import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../registry/build.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;
let outside: string;
const before = process.env.API_URL;
test.beforeAll(async () => {
  site = await startSite();
  process.env.API_URL = process.env.E2E_API_URL ?? '';
  outside = await mkdtemp(join(tmpdir(), 'cairn-outside-'));
  await symlink(join(ROOT, 'node_modules'), join(outside, 'node_modules'));
});
test.afterAll(async () => {
  if (before === undefined) delete process.env.API_URL;
  else process.env.API_URL = before;
  await site.stop();
  await rm(outside, { recursive: true });
});

/** a fragment that no page shows, as of a remote that its neighbours do not know yet; it has a fault that a browser sees */
async function addTip(): Promise<void> {
  const folder = join(outside, 'mf-guides');
  const remote = await readFile(join(folder, 'remote.ts'), 'utf8');
  const tip =
    "fragments: { tip: { module: './fragments/tip.fragment.tsx', props: z.object({ season: z.string() }) } },";
  await writeFile(
    join(folder, 'remote.ts'),
    `import { z } from '@cairn/shared-contracts/remote/schema';\n${remote.replace('fragments: {},', tip)}`,
  );
  await mkdir(join(folder, 'fragments'));
  await writeFile(
    join(folder, 'fragments/tip.fragment.tsx'),
    `import { defineFragment } from '@cairn/shared-contracts/remote/platform';
    export default defineFragment({
      Component: ({ season }) =>
        season === 'winter' ? <button type="button" style={{ width: 40, height: 40 }} /> : <p>{season}</p>,
    });`,
  );
}

/** the remote's one page, with another line in it; released as that version */
async function releaseWith(version: string, line: string): Promise<void> {
  const file = join(outside, 'mf-guides/routes/guides.route.tsx');
  const own = await readFile(file, 'utf8');
  await writeFile(file, own.replace('</h1>\n', `</h1>\n${line}\n`));
  const { code, said } = await site.cairn(
    'release',
    'mf-guides',
    '--version',
    version,
    '--from',
    join(outside, 'mf-guides'),
  );
  expect(code, said).toBe(0);
  await writeFile(file, own);
}

test('what only a browser sees stops a version before it is everybody’s', { tag: ['@shell', '@deploy'] }, async () => {
  // four compositions of two shells each
  test.setTimeout(600_000);
  expect((await site.cairn('create', 'mf-guides', '--in', outside)).code).toBe(0);
  await releaseWith('1.0.0', '');
  expect(await site.cairn('promote', 'mf-guides', '1.0.0')).toMatchObject({
    code: 1,
    said: expect.stringContaining('mf-guides@1.0.0 has not passed its check'),
  });
  const passed = await site.cairn('check', 'mf-guides', '1.0.0');
  expect(passed, passed.said).toMatchObject({ code: 0, said: expect.stringContaining('has passed: 1 page looked at') });
  expect(await site.cairn('promote', 'mf-guides', '1.0.0')).toMatchObject({ code: 0 });

  const findingsOf = async (version: string, ...options: string[]) => {
    const { code, said } = await site.cairn('check', 'mf-guides', version, '--json', ...options);
    expect(code, said).toBe(1);
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)).error.findings;
  };
  await releaseWith('1.1.0', `<p>{typeof window === 'undefined' ? 'from the server' : 'from the browser'}</p>`);
  // a new line is another look as well
  expect(await findingsOf('1.1.0', '--accept', 'a line more')).toEqual([
    {
      gate: 'hydration',
      file: 'mf-guides/guides',
      reason: expect.stringMatching(/^\/guides is drawn anew in the browser: it is not what the server wrote \(.*#418/),
      mend: expect.stringContaining('render the same on both sides'),
    },
  ]);
  await releaseWith('1.2.0', `<button type="button" style={{ height: 1200, width: '100%', background: 'teal' }} />`);
  const looks = await findingsOf('1.2.0');
  expect(looks.map(({ gate }: { gate: string }) => gate).toSorted()).toEqual(['accessibility', 'looks', 'looks']);
  expect(looks).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(/^\/guides: Buttons must have discernible text/) }),
  );
  expect(await findingsOf('1.2.0', '--accept', 'teal it is')).toMatchObject([{ gate: 'accessibility' }]);
  await addTip();
  await releaseWith('1.3.0', '');
  // what is misspelt must not pass for heeded
  for (const [option, value, fault] of [
    ['--props', 'tpi={"season":"winter"}', '--props names tpi, which is no fragment of mf-guides@1.3.0: tip'],
    ['--props', 'tip={"saeson":"winter"}', '--props gives tip a prop saeson, which it does not take: season'],
    ['--page', '/guide', '--page names /guide, where nothing of mf-guides@1.3.0 is to be looked at'],
  ] as const) {
    const refused = await site.cairn('check', 'mf-guides', '1.3.0', option, value);
    expect(refused).toMatchObject({ code: 2, said: expect.stringContaining(fault) });
  }
  expect(await findingsOf('1.3.0', '--props', 'tip={"season":"winter"}')).toMatchObject([
    { gate: 'accessibility', file: 'mf-guides/tip', reason: expect.stringContaining('/check-pages/tip: Buttons must') },
  ]);
  const report = await readFile(join(site.data, 'checks/mf-guides@1.2.0/index.html'), 'utf8');
  expect(report).toContain('0-1440-difference.png');
});
