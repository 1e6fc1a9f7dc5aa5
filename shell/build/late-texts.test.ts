import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeLocales } from './build-shell.ts';
import { asksForLate, inParts } from './late-texts.ts';
import lateTextsLoader from './late-texts-loader.mjs';
import { ownTexts } from './own-texts.ts';

const UI = join(import.meta.dirname, '../../shared-contracts/ui');
const WAITS = 'await globalThis.__LATE_TEXTS__?.();';

it.each(LOCALES)('no text is lost between the first and the late ones: $code', async ({ code }) => {
  const texts = await ownTexts(code);
  const { first, late } = inParts(texts);
  expect({ shell: { ...first.shell, ...late.shell }, kit: { ...first.kit, ...late.kit } }).toEqual(texts);
  expect(JSON.stringify(first).length).toBeLessThan(JSON.stringify(texts).length * 0.6);
  // what is named twice is a group of both
  expect(late.kit).toHaveProperty('map.stopDay');
  expect(first.kit).toHaveProperty('map.stopDay');
  expect(first.kit).not.toHaveProperty('map.attribution');
});

it.each<[string, 'shell' | 'kit', string, boolean]>([
  ['a message of a late group', 'kit', `t('form.offline')`, true],
  ['one that is put together', 'kit', 't(`validation.\u0024{problem.code}`)', true],
  ['one that a page begins with', 'kit', `t('map.show')`, false],
  ['its neighbour', 'kit', `t(isFull ? 'map.exitFullscreen' : 'map.fullscreen')`, true],
  ['another namespace', 'shell', `t('form.offline')`, false],
  ['a file of that name', 'kit', `import { Form } from './form.tsx'`, false],
])('%s', (_what, namespace, source, asks) => {
  expect(asksForLate(namespace, source)).toBe(asks);
});

const built = (resourcePath: string, source: string) => lateTextsLoader.call({ resourcePath }, source);

it('a module waits for the late texts that it asks for, and no other does', () => {
  const asking = `t('select.nothing')`;
  expect(built('/app/shared-contracts/ui/select.tsx', asking)).toContain(WAITS);
  expect(built('/app/shell/layout/select.tsx', asking)).toBe(asking);
});

it('react-aria’s strings are waited for where they are looked up', () => {
  const path = '/x/LocalizedStringDictionary.mjs';
  expect(built(path, `Symbol.for('react-aria.i18n.strings')`)).toContain(WAITS);
  expect(() => built(path, 'another version')).toThrow('elsewhere');
  const entry = import.meta.resolve('@internationalized/string');
  const file = join(dirname(new URL(entry).pathname), 'private/LocalizedStringDictionary.mjs');
  expect(built(file, readFileSync(file, 'utf8'))).toContain(WAITS);
});

it('every group that comes late is asked for by some component of the kit', async () => {
  const { late } = inParts(await ownTexts('en-US'));
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const sources = files.map((file) => readFileSync(join(UI, file), 'utf8'));
  const unasked = Object.keys(late.kit).filter((group) => !sources.some((source) => source.includes(`${group}.`)));
  expect(unasked).toEqual([]);
});

/** Imports as browsers do: an address that has failed once fails for ever. @param isAway what the line does at each new address */
function browserImport(isAway: (nr: number) => boolean) {
  const known = new Map<string, Promise<string>>();
  return (address: string): Promise<string> => {
    const outcome =
      known.get(address) ?? (isAway(known.size) ? Promise.reject(new Error(address)) : Promise.resolve(address));
    known.set(address, outcome);
    return outcome;
  };
}

describe('late texts', () => {
  let dir: string;
  let script: string;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'cairn-texts-'));
    const { locales } = await writeLocales(dir);
    script = readFileSync(join(dir, locales['de-DE'] ?? ''), 'utf8');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** what the first script of a locale gives the page */
  function lateTextsBy(load: (address: string) => Promise<string>): () => Promise<string> {
    const page = { load };
    runInNewContext(`var window=globalThis;${script.replaceAll('import(', 'load(')}`, page);
    return Reflect.get(page, '__LATE_TEXTS__');
  }

  it('are imported once', async () => {
    const texts = lateTextsBy(browserImport(() => false));
    expect(texts()).toBe(texts());
    expect(await texts()).toMatch(/^\.\/m\.de\.\w+\.js$/);
  });

  it('are tried again at once: a module that waits and fails is dead for as long as the page is open', async () => {
    const texts = lateTextsBy(browserImport((nr) => nr === 0));
    expect(await texts()).toMatch(/^\.\/m\.de\.\w+\.js\?2$/);
  });

  it('that could not be had are had once they can', async () => {
    let isAway = true;
    const texts = lateTextsBy(browserImport(() => isAway));
    await expect(texts()).rejects.toThrow('m.de');
    isAway = false;
    expect(await texts()).toMatch(/^\.\/m\.de\.\w+\.js\?3$/);
    expect(texts()).toBe(texts());
  });
});
