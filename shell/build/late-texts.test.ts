import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { expect, it } from '@jest/globals';
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
