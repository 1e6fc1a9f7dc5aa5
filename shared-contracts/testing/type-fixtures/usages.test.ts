import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { compile, type Diagnostic } from './compile.ts';

/** `// error: TS2345 part of the message` stands above the line that the compiler must refuse */
const EXPECTED = /^\s*\/\/ error: (TS\d+) (.+)$/;
const ROOT = join(import.meta.dirname, '../../..');
const FILES = globSync('{shared-contracts,shell,mf-*}/**/*.fixture.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
});

const expected = FILES.flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [, code, says] = EXPECTED.exec(text) ?? [];
      return code && says ? [{ file, line: index + 2, code, says }] : [];
    }),
);

describe('what must not compile', () => {
  let found: Diagnostic[];
  beforeAll(async () => {
    found = await compile(import.meta.dirname, ROOT);
  }, 300_000);

  it.each(expected)('$file:$line $code $says', ({ file, line, code, says }) => {
    const here = found.filter((one) => one.file === file && one.line === line);
    expect(here.map((one) => `${one.code} ${one.message}`)).toContainEqual(expect.stringContaining(`${code} `));
    expect(here.map(({ message }) => message).join('\n')).toContain(says);
  });

  it('and nothing else is refused', () => {
    const isExpected = (one: Diagnostic) => expected.some(({ file, line }) => file === one.file && line === one.line);
    expect(found.filter((one) => !isExpected(one))).toEqual([]);
  });
});
