import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import textsLoader from './texts-loader.mjs';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'texts-'));
  await writeFile(join(dir, 'en-US.json'), JSON.stringify({ save: 'Save', share: { copy: 'Copy link' } }));
});
afterEach(() => rm(dir, { recursive: true }));

it('a translation that lacks a message is built with the English one, and the build tells', async () => {
  const warnings: string[] = [];
  const dependencies: string[] = [];
  const context = {
    resourcePath: join(dir, 'de.json'),
    addDependency: (file: string) => dependencies.push(file),
    emitWarning: ({ message }: Error) => warnings.push(message),
  };
  const built = await textsLoader.call(context, JSON.stringify({ save: 'Merken', share: {} }));
  expect(JSON.parse(built)).toEqual({ save: 'Merken', share: { copy: 'Copy link' } });
  expect(warnings).toEqual(['missing message share.copy (de.json), English stands in']);
  expect(dependencies).toEqual([join(dir, 'en-US.json')]);
});

it.each([
  ['?only=share', ['share']],
  ['?without=share', ['save']],
  ['?without=save,share', []],
  ['', ['save', 'share']],
])('a module that asks for some groups has those, in a translation too: %s', async (resourceQuery, groups) => {
  const of = (locale: string) => ({
    ...{ resourcePath: join(dir, `${locale}.json`), resourceQuery },
    addDependency: () => undefined,
    emitWarning: (warning: Error) => expect(warning).toBeUndefined(),
  });
  const whole = JSON.stringify({ save: 'Save', share: { copy: 'Copy link' } });
  for (const locale of ['en-US', 'de'])
    expect(Object.keys(JSON.parse(await textsLoader.call(of(locale), whole)))).toEqual(groups);
});
