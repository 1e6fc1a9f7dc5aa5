import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT } from '../registry/build.ts';
import { placesOf } from './source-places.ts';
import { type TreeRelease, type WatchedRemote, watchRemote } from './watched-remote.ts';

type Heard =
  | { kind: 'built'; hash: string }
  | { kind: 'released'; tree: TreeRelease }
  | { kind: 'failed'; reasons: string };

const BUILD = join(ROOT, 'shared-contracts/build');
/** beside the fixture, whose imports go on from there; no part of the repository */
const DIR = join(BUILD, 'dist');
const CARD = join(DIR, 'card.fragment.tsx');

let out: string;
let tree: WatchedRemote;
const heard: Heard[] = [];
/** hashes of all states of the browser's part, in their order */
const states: string[] = [];
let wake = () => {};
/** what the server's part said, state by state */
const served: string[] = [];
/** until pages that are open have a state */
let shown: Promise<void> = Promise.resolve();
/** whether the server serves whole what it gets */
let isServed = true;

/** the first of this kind from here on, or from before where nobody asked */
async function next<Kind extends Heard['kind']>(kind: Kind): Promise<Extract<Heard, { kind: Kind }>> {
  for (;;) {
    const at = heard.findIndex((one) => one.kind === kind);
    // found by its kind
    if (at >= 0) return heard.splice(0, at + 1).at(-1) as Extract<Heard, { kind: Kind }>;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
}
const serverOf = ({ release, files }: TreeRelease) => String(files.get(release.server.file));
/** The first release that says this: a file that is saved may be built more than once. */
async function nextSaying(text: string): Promise<TreeRelease> {
  for (;;) {
    const { tree: state } = await next('released');
    if (serverOf(state).includes(text)) return state;
  }
}
/** until the browser's part says this */
async function nextBuiltSaying(text: string): Promise<void> {
  for (;;) {
    const { hash } = await next('built');
    const before = states[states.indexOf(hash) - 1];
    const update = await tree.read(`browser/expose.fragment.card.${before}.hot-update.mjs`).catch(() => '');
    if (update.includes(text)) return;
  }
}
function hear(one: Heard): void {
  heard.push(one);
  wake();
}
/** At one blow: a build that reads a file while it is being written reads half of it. */
async function save(path: string, text: string): Promise<void> {
  const aside = `${path}~`;
  await writeFile(aside, text);
  await rename(aside, path);
}
const edit = async (path: string, from: string | RegExp, to: string) =>
  save(path, (await readFile(path, 'utf8')).replace(from, to));

/** What leads a page that is open from one state to another, step by step: a file that is written may be built more than once. */
async function stepsBetween(from: TreeRelease, to: TreeRelease): Promise<{ hash: string; code: string }[]> {
  const hashes = states.slice(states.indexOf(from.hash), states.indexOf(to.hash));
  const steps = hashes.map(async (hash) => {
    const update = await tree.read(`browser/expose.fragment.card.${hash}.hot-update.mjs`).catch(() => '');
    return { hash, code: update.toString() };
  });
  return Promise.all(steps);
}

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'tree-'));
  await cp(join(BUILD, 'fixture'), DIR, { recursive: true });
  tree = await watchRemote({
    dir: DIR,
    out,
    onBuilt(hash) {
      states.push(hash);
      hear({ kind: 'built', hash });
      return shown;
    },
    async onRelease(state) {
      served.push(serverOf(state));
      hear({ kind: 'released', tree: state });
      return isServed;
    },
    onFailed: (reasons) => hear({ kind: 'failed', reasons: reasons.join('\n') }),
  });
});
afterAll(async () => {
  await tree.close();
  await Promise.all([out, DIR].map((folder) => rm(folder, { recursive: true, force: true })));
});

let second: TreeRelease;

it('each state of a working tree is a release, and leads an open page on from the one before', async () => {
  const { tree: first } = await next('released');
  expect(first.release).toMatchObject({
    name: 'mf-fixture',
    version: expect.stringMatching(/^1\.2\.3-dev\.[0-9a-f]{12}$/),
  });
  const server = serverOf(first);
  expect([server.includes(first.release.container), server.includes('dev.tree')]).toEqual([true, false]);

  await edit(CARD, /$/, "\nexport const changed = 'another word';\n");
  second = await nextSaying('another word');
  expect(second.release.version).not.toBe(first.release.version);
  // neither maps, nor the update from the state before, nor what that state was made of
  const { others } = second.release;
  expect(others.filter(({ file }) => /\.map$|\.hot-update\./.test(file))).toEqual([]);
  expect(others.length).toBe(first.release.others.length);
  const steps = await stepsBetween(first, second);
  const { hash, code } = steps.find((step) => step.code.includes('another word')) ?? { hash: 'none', code: '' };
  // where an error in the changed code comes from
  const line = code.split('\n').findIndex((text) => text.includes('another word'));
  const stack = `at x (https://cairn.test/cdn/remotes/mf-fixture/1/browser/expose.fragment.card.${hash}.hot-update.mjs:${line + 1}:1)`;
  const [place] = await placesOf(stack, (_remote, path) => tree.read(path));
  expect(place).toMatchObject({
    file: 'shared-contracts/build/dist/card.fragment.tsx',
    excerpt: expect.stringMatching(/^> +\d+ \| export const changed/m),
  });
});

it('a fault is told of with file and line, and the state before it leads to the one after it', async () => {
  const source = await readFile(CARD, 'utf8');
  await save(CARD, `${source}\nconst = 1;\n`);
  const { reasons } = await next('failed');
  expect(reasons).toMatch(/card\.fragment\.tsx[\s\S]+const = 1;/);
  await save(CARD, source.replace('another word', 'a third word'));
  const mended = await nextSaying('a third word');
  const steps = await stepsBetween(second, mended);
  expect(steps.map(({ code }) => code)).toContainEqual(expect.stringContaining('a third word'));
});

it('the server’s part is built once pages have the browser’s, and as the tree is by then', async () => {
  const source = await readFile(CARD, 'utf8');
  const held = Promise.withResolvers<void>();
  shown = held.promise;
  try {
    for (const word of ['fourth', 'fifth', 'sixth']) {
      await save(CARD, source.replace('a third word', `a ${word} word`));
      await nextBuiltSaying(`a ${word} word`);
      shown = Promise.resolve();
    }
    expect(served.filter((code) => /a (fourth|fifth|sixth) word/.test(code))).toEqual([]);
  } finally {
    held.resolve();
  }
  await nextSaying('a sixth word');
  expect(served.filter((code) => /a (fourth|fifth) word/.test(code))).toEqual([]);
});

it('a description that changes alone makes a release with all of its modules', async () => {
  heard.length = 0;
  await edit(join(DIR, 'remote.ts'), "contact: '#squad-fixture'", "contact: '#elsewhere'");
  const { tree: changed } = await next('released');
  expect(Object.keys(changed.release.exposes)).toContain('fragment.card');
});

it('a state that could not be served is told again to whoever saves it again as it is', async () => {
  heard.length = 0;
  const description = join(DIR, 'remote.ts');
  isServed = false;
  await edit(description, '#elsewhere', '#nowhere');
  const { tree: refused } = await next('released');
  isServed = true;
  await edit(description, /$/, '');
  expect((await next('released')).tree.release.version).toBe(refused.release.version);
});
