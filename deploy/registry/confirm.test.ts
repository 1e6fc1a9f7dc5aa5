import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSigned, signDocument } from '@cairn/shared-contracts/build/signed-document';
import {
  DEAD_AFTER_MS,
  lastProposal,
  proposal,
  proposalPath,
  reportPath,
  type ShellReport,
} from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Asked, confirmByShells, untilServed } from './confirm.ts';
import { diskStore, type ObjectStore } from './object-store.ts';

const KEYS = generateKeyPairSync('ed25519');
const NEXT: Asked = { name: 'mf-tour', version: '1.1.0', integrity: 'sha384-next' };
const READY = { integrity: NEXT.integrity, state: 'ready' } as const;
const refused = (reason: string) => ({ integrity: NEXT.integrity, state: 'refused', reason }) as const;

let dir: string;
let store: ObjectStore;
let told: string[];
/** hears of each proposal when its number is announced */
let onProposal: (number: number) => Promise<void>;

const report = (shell: string, more: Partial<ShellReport> = {}, key: KeyObject = KEYS.privateKey): Promise<void> => {
  const document: ShellReport = {
    format: 1,
    shell,
    environment: 'local',
    at: new Date().toISOString(),
    state: 'up',
    revision: 1,
    answered: [],
    versions: {},
    remotes: {},
    ...more,
  };
  return store.put(reportPath('local', shell), signDocument(document, key, 'report'));
};
const says = (version: ShellReport['versions'][string], answered: number[] = []) => ({
  versions: { 'mf-tour@1.1.0': version },
  answered,
});
const ask = (limitMs = 20_000, change = async (confirmed: string[]) => confirmed, asked: Asked[] = [NEXT]) =>
  confirmByShells(
    asked,
    {
      store,
      environment: 'local',
      by: 'kate',
      note: 'mf-tour@1.1.0 for 100 %',
      key: KEYS.privateKey,
      reportKey: KEYS.publicKey,
      limitMs,
      tell: (text) => told.push(text),
    },
    change,
  );
const askForAll = (limitMs?: number) => ask(limitMs, undefined, [{ ...NEXT, isForAll: true }]);
/** whether the shells still have what a proposal asked for */
const isOpen = async (number: number) => {
  const content = (await store.get(proposalPath('local', number))) ?? '';
  const { expires_at } = proposal.parse(openSigned(content, KEYS.publicKey, 'a proposal'));
  return Date.parse(expires_at) > Date.now();
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'confirm-'));
  const disk = diskStore(dir);
  store = {
    ...disk,
    put: async (path, content) => {
      await disk.put(path, content);
      if (path === 'proposals/local.json') await onProposal(lastProposal.parse(JSON.parse(String(content))).last);
    },
  };
  told = [];
  onProposal = async () => undefined;
});
afterEach(() => rm(dir, { recursive: true }));

describe('the word of every shell that is up', () => {
  it('is not there where none is up', async () => {
    await report('dead', { at: new Date(Date.now() - 60_000).toISOString() });
    await report('stopped', { state: 'stopped' });
    await report('stranger', {}, generateKeyPairSync('ed25519').privateKey);
    expect(await ask()).toEqual([]);
    expect(await store.get(proposalPath('local', 1))).toBeUndefined();
  });

  it('is there at once where the version is loaded already', async () => {
    await report('a', says(READY));
    expect(await ask()).toEqual(['a']);
    expect(told).toEqual([]);
  });

  it('is asked for, and waited for until the last has answered', async () => {
    await report('a');
    await report('b');
    onProposal = async (number) => {
      const asked = proposal.parse(
        openSigned((await store.get(proposalPath('local', number))) ?? '', createPublicKey(KEYS.privateKey), ''),
      );
      expect(asked).toMatchObject({ number: 1, by: 'kate', versions: [NEXT] });
      await report('a', says(READY, [number]));
      await report('b', says(READY, [number]));
    };
    expect(await ask()).toEqual(['a', 'b']);
    expect(told[0]).toBe('waiting for a, b to load mf-tour@1.1.0');
    expect(told.slice(1).sort()).toEqual(['shell a has loaded mf-tour@1.1.0', 'shell b has loaded mf-tour@1.1.0']);
  });

  it.each(['{bad', '{"last":-1}'])(
    'is asked for under the next number where the pointer is spoiled (%j)',
    async (spoiled) => {
      await report('a');
      await store.putIfAbsent(proposalPath('local', 7), 'an older one');
      await diskStore(dir).put('proposals/local.json', spoiled);
      onProposal = (number) => report('a', says(READY, [number]));
      expect(await ask()).toEqual(['a']);
      expect(await store.get(proposalPath('local', 8))).toBeDefined();
      expect(lastProposal.parse(JSON.parse(String(await store.get('proposals/local.json'))))).toEqual({ last: 8 });
    },
  );

  it('one no is a no, with the reason', async () => {
    await report('a', says(READY));
    await report('b');
    onProposal = (number) => report('b', says(refused('needs kit ^2.0.0'), [number]));
    await expect(ask()).rejects.toMatchObject({
      code: 'refused_by_shell',
      message: 'shell b refuses mf-tour@1.1.0: needs kit ^2.0.0',
    });
    expect(await isOpen(1)).toBe(false);
    expect(JSON.parse(String(await store.get('proposals/local.json')))).toEqual({ last: 1, withdrawn: 1 });
  });

  it.each([
    ['is made', 'a revision', true],
    ['is not made', new Error('somebody was first'), false],
  ])('what was loaded for a change that %s: let go of where nobody gets it', async (_title, outcome, isKept) => {
    await report('a');
    onProposal = (number) => report('a', says(READY, [number]));
    const change = async () => {
      if (outcome instanceof Error) throw outcome;
      return [outcome];
    };
    const made = await ask(20_000, change).catch((error: unknown) => error);
    expect(made).toEqual(isKept ? ['a revision'] : outcome);
    expect(await isOpen(1)).toBe(isKept);
  });

  it('a no from before the question counts for nothing', async () => {
    await report('a', says(refused('the store was away')));
    onProposal = (number) => report('a', says(READY, [number]));
    expect(await ask()).toEqual(['a']);
  });

  it('on what is to be everybody’s is waited for where it is loaded already: it may be so for few', async () => {
    await report('a', says(READY));
    let isDone = false;
    // it is loaded into the processes that serve, and the shell reports meanwhile
    onProposal = () => report('a', says(READY));
    const asking = askForAll().finally(() => (isDone = true));
    await pause(300);
    expect([isDone, await isOpen(1)]).toEqual([false, true]);
    await report('a', says(READY, [1]));
    expect(await asking).toEqual(['a']);
  });

  it('on what is to be everybody’s is a no where it ended a process that serves', async () => {
    await report('a', says(READY));
    onProposal = async (number) => {
      await report('a', says(READY));
      await pause(150);
      await report('a', says(refused('it ended'), [number]));
    };
    await expect(askForAll()).rejects.toMatchObject({ code: 'refused_by_shell' });
  });

  it('on what was everybody’s before counts as it stands: a way back is in a hurry', async () => {
    await report('a', says(READY));
    onProposal = async () => expect('nobody').toBe('asked');
    expect(await ask(150, undefined, [{ ...NEXT, isForAll: true, wasForAll: true }])).toEqual(['a']);
  });

  it('on what is to be everybody’s is not waited for longer than any other', async () => {
    await report('a', says(READY));
    await expect(askForAll(150)).rejects.toMatchObject({
      code: 'no_answer',
      message: 'shell a did not answer within 0.15 s',
    });
  });

  it('a version of the same name with another content is not the one', async () => {
    await report('a', says({ integrity: 'sha384-other', state: 'ready' }));
    onProposal = (number) => report('a', says({ integrity: 'sha384-other', state: 'ready' }, [number]));
    await expect(ask()).rejects.toThrow('another content');
  });

  it('who does not answer in time is named', async () => {
    await report('a', says(READY));
    await report('b');
    await expect(ask(150)).rejects.toMatchObject({
      code: 'no_answer',
      message: 'shell b did not answer within 0.15 s',
    });
    expect(await isOpen(1)).toBe(false);
  });

  it('of two that ask at once each has a question of its own', async () => {
    await report('a');
    const numbers: number[] = [];
    onProposal = async (number) => {
      numbers.push(number);
      if (numbers.length === 2) await report('a', says(READY, numbers));
    };
    expect(await Promise.all([ask(), ask()])).toEqual([['a'], ['a']]);
    expect([...numbers].sort()).toEqual([1, 2]);
  });

  it('is not taken for given where all that were asked fall silent', async () => {
    await report('a', { at: new Date(Date.now() - DEAD_AFTER_MS + 500).toISOString() });
    await expect(ask()).rejects.toMatchObject({ code: 'no_answer', message: expect.stringContaining('a fell silent') });
  });

  it('is not waited for where the last shell was stopped meanwhile', async () => {
    await report('a');
    onProposal = () => report('a', { state: 'stopped' });
    expect(await ask()).toEqual([]);
  });

  it('who dies meanwhile is not waited for', async () => {
    await report('a', says(READY));
    await report('b');
    onProposal = () => report('b', { state: 'stopped' });
    expect(await ask()).toEqual(['a']);
  });
});

describe('a change that is made', () => {
  const served = (limitMs: number) =>
    untilServed(2, { store, environment: 'local', reportKey: KEYS.publicKey, limitMs });

  it('is waited for until every shell that is up serves it', async () => {
    await report('a', { revision: 2 });
    await report('b', { revision: 1 });
    await report('stopped', { state: 'stopped' });
    let isDone = false;
    const waiting = served(20_000).finally(() => (isDone = true));
    await pause(300);
    expect(isDone).toBe(false);
    await report('b', { revision: 3 });
    expect(await waiting).toEqual({ served: ['a', 'b'], behind: [] });
  });

  it('names the shells that do not take it', async () => {
    await report('a', { revision: 2 });
    await report('b', { revision: null });
    expect(await served(150)).toEqual({ served: ['a'], behind: ['b'] });
  });
});
