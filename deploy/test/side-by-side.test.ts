import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Count, Suite } from './run-suite.ts';
import { runSideBySide } from './side-by-side.ts';

/** a program of one line, as a suite that reports these numbers */
const suite = (name: string, program: string, count: Count | Error = { passed: 1, failed: 0 }): Suite => ({
  name,
  command: [process.execPath, '-e', program],
  count: async () => {
    if (count instanceof Error) throw count;
    return count;
  },
});

interface Listening {
  lanes?: number;
  progressMs?: number;
  /** hears all that has been said so far */
  heard?(said: string): void;
}

async function run(suites: Suite[], { lanes = 2, progressMs = 60_000, heard }: Listening = {}) {
  let said = '';
  const total = await runSideBySide(suites, {
    cwd: import.meta.dirname,
    lanes,
    progressMs,
    say: (text) => {
      said += text;
      heard?.(said);
    },
  });
  return { total, said };
}

/** programs wait for one another by files, never for a time: a slow machine changes nothing */
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lanes-'));
});
afterEach(() => rm(dir, { recursive: true }));

const flag = (name: string): string => JSON.stringify(join(dir, name));
const raise = (name: string): string => `require('fs').writeFileSync(${flag(name)}, '');`;
const onceRaised = (name: string, then: string): string =>
  `const look = setInterval(() => { if (require('fs').existsSync(${flag(name)})) { clearInterval(look); ${then} } }, 5);`;

describe('suites side by side', () => {
  it('sum up to what passed and failed in all of them', async () => {
    const { total } = await run([
      suite('a', '', { passed: 3, failed: 0 }),
      suite('b', 'process.exitCode = 1', { passed: 2, failed: 4 }),
      suite('c', '', { passed: 1, failed: 0 }),
    ]);
    expect(total).toEqual({ passed: 6, failed: 4, named: ['failed: b'] });
  });

  it.each<[string, Suite]>([
    ['ends with an error though no test failed', suite('a', 'process.exit(1)')],
    ['crashes', suite('a', 'throw new Error()')],
    ['is killed', suite('a', 'process.kill(process.pid, "SIGKILL")')],
    ['leaves no report', suite('a', '', new Error('no such file'))],
    ['ran nothing', suite('a', '', { passed: 0, failed: 0 })],
    ['cannot be started', { ...suite('a', ''), command: ['./no-such-program'] }],
  ])('one that %s is a failure', async (_what, faulty) => {
    expect((await run([faulty])).total.failed).toBe(1);
  });

  it('are heard one after the other, each whole', async () => {
    const talk = (name: string, other: string) =>
      suite(name, `console.log('${name}1'); ${raise(name)} ${onceRaised(other, `console.log('${name}2');`)}`);
    const { said } = await run([talk('a', 'b'), talk('b', 'a')]);
    expect(said).toMatch(/── (a|b)\n\1(1)\n\1(2)\n── \1: 1 passed/);
    for (const name of ['a', 'b'])
      expect(said).toContain(`── ${name}\n${name}1\n${name}2\n── ${name}: 1 passed, 0 failed in`);
  });

  it('run at once as many as there are lanes, and tell what runs and what comes', async () => {
    const slow = (name: string): Suite => ({
      ...suite(name, `console.log('[7/9]'); ${onceRaised('told', '')}`),
      progress: (output) => output.match(/\[(.*)\]/)?.[1],
      isProgress: (line) => line.startsWith('['),
    });
    const TOLD = /\d:\d\d {2}a 7\/9, b 7\/9; then c\n/;
    const { said } = await run([slow('a'), slow('b'), slow('c')], {
      progressMs: 10,
      heard: (text) => {
        if (TOLD.test(text)) writeFileSync(join(dir, 'told'), '');
      },
    });
    expect(said).toMatch(TOLD);
    expect(said).not.toContain('a 7/9, b 7/9, c');
    expect(said).not.toContain('[7/9]');
  });
});
