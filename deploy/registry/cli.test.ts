import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import {
  livePath,
  live as liveSchema,
  type Release,
  revisionPath,
  signedLive,
} from '@cairn/shared-contracts/remote/release';
import {
  lastProposal,
  proposal,
  proposalPath,
  proposalsPath,
  reportPath,
  type ShellReport,
} from '@cairn/shared-contracts/remote/shell-report';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CheckRecord, writeCheck } from '../check/check-record.ts';
import { runCommand } from './cli/run-command.ts';
import { releaseKey, reportKey } from './keys.ts';
import { diskStore, storeDir } from './object-store.ts';
import { accept, publish, releaseIntegrity } from './releases.ts';

let data: string;

async function releaseInStore(name: string, version: string, routes: Release['routes'] = {}): Promise<void> {
  const file = { file: 'browser/a.js', integrity: 'sha384-' };
  const release: Release = {
    format: 1,
    name,
    version,
    container: 'x',
    kit: '^1.0.0',
    routes,
    fragments: {},
    locales: [],
    exposes: {},
    browser: file,
    server: file,
    others: [],
  };
  const built = join(data, 'built', name, version);
  await mkdir(built, { recursive: true });
  await writeFile(join(built, 'release.json'), JSON.stringify(release));
  await publish(diskStore(storeDir(data)), built);
}

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'cli-'));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await releaseInStore('mf-tour', version);
  for (const version of ['1.0.0', '2.0.0']) await releaseInStore('mf-catalog', version);
});
afterEach(() => rm(data, { recursive: true }));

const CLI = join(import.meta.dirname, 'cli.ts');

/** how a command ended; what it tells on the way goes to stderr */
interface Told {
  said: string;
  complaint: string;
  code: number;
}

// no shell is built there: these releases are of no app, and no shell's slots are theirs to fill
const shellDist = process.env.SHELL_DIST;
beforeEach(() => {
  process.env.SHELL_DIST = data;
});
afterEach(() => {
  if (shellDist === undefined) delete process.env.SHELL_DIST;
  else process.env.SHELL_DIST = shellDist;
});

/** what the command says: the program without its process, whose start would take the most of a test */
async function checked(...positionals: string[]): Promise<Told> {
  const told: string[] = [];
  const { code, said = '' } = await runCommand([...positionals, '--data', data], (text) => told.push(text));
  return { code, said, complaint: told.join('\n') };
}

/** the same; what is promoted here no browser has looked at */
const cairn = (...positionals: string[]): Promise<Told> =>
  checked(...positionals, ...(positionals[0] === 'promote' ? ['--unchecked', 'no pages'] : []));

/** the same as a program */
const program = (...positionals: string[]) =>
  new Promise<Told>((resolve) => {
    execFile(process.execPath, [CLI, ...positionals, '--data', data], (error, stdout, stderr) =>
      resolve({ said: stdout.trim(), complaint: stderr.trim(), code: error ? Number(error.code) : 0 }),
    );
  });

/** what status says of one remote */
async function statusOf(name: string, ...positionals: string[]): Promise<string | undefined> {
  const { said } = await cairn('status', ...positionals);
  return said
    .split('\n')
    .find((line) => line.trim().startsWith(name))
    ?.trim();
}

describe('a version that is to be everybody’s', () => {
  const passed = async (version: string, more: Partial<CheckRecord> = {}) => {
    const integrity = await releaseIntegrity(diskStore(storeDir(data)), 'mf-tour', version);
    const record: CheckRecord = {
      ...{ format: 1, name: 'mf-tour', version, integrity, environment: 'local', at: '', by: 'ci' },
      ...{ composition: { 'mf-catalog': '1.0.0' }, pages: ['/'], unchecked: [] },
      ...more,
    };
    await writeCheck(diskStore(storeDir(data)), record, { key: await releaseKey(data) });
  };

  it('has passed its check, or there is a reason that the history tells', async () => {
    expect(await checked('promote', 'mf-tour', '1.0.0')).toMatchObject({
      code: 1,
      complaint: 'mf-tour@1.0.0 has not passed its check: cairn check mf-tour 1.0.0, or --unchecked "<why>"',
    });
    for (const most of ['100', '51']) {
      const { said } = await checked('rollout', 'mf-tour', '1.0.0', '--percent', most, '--json');
      expect(JSON.parse(said)).toMatchObject({ error: { code: 'not_checked' } });
    }
    expect(await checked('rollout', 'mf-tour', '1.0.0', '--percent', '50')).toMatchObject({ code: 0 });
    expect(await checked('promote', 'mf-tour', '1.0.0', '--unchecked', 'the browser is broken')).toMatchObject({
      code: 0,
    });
    expect((await checked('history')).said).toContain('\n    unchecked: the browser is broken');
    await passed('1.1.0', { accepted: 'new colours' });
    expect((await checked('promote', 'mf-tour', '1.1.0')).said).toContain('looks otherwise: new colours');
  });

  it.each<[string, Partial<CheckRecord>]>([
    ['of another content', { integrity: 'sha384-other' }],
    ['of another remote', { name: 'mf-catalog' }],
  ])('has not passed by a check %s', async (_title, more) => {
    await passed('1.2.0', more);
    expect((await checked('promote', 'mf-tour', '1.2.0', '--json')).said).toContain('"not_checked"');
  });

  it('has not passed by a check that somebody else wrote', async () => {
    await passed('1.2.0');
    const path = join(storeDir(data), 'checks/mf-tour/1.2.0.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"by\\":\\"ci', '"by\\":\\"me'));
    expect((await checked('promote', 'mf-tour', '1.2.0', '--json')).said).toContain('"not_checked"');
  });

  it('is told beside what it was looked at, where that has moved', async () => {
    await cairn('promote', 'mf-catalog', '2.0.0');
    await passed('1.0.0');
    const { complaint } = await checked('promote', 'mf-tour', '1.0.0');
    expect(complaint).toContain('it was checked beside mf-catalog 1.0.0; 2.0.0 is live now');
  });
});

describe('an engineer releases by hand', () => {
  it('tries a version on a share, promotes it, and goes back', async () => {
    expect(await cairn('status')).toMatchObject({
      code: 0,
      said: expect.stringContaining('revision 0 of local: empty'),
    });
    expect((await cairn('promote', 'mf-tour', '1.0.0')).said).toBe('revision 1: mf-tour@1.0.0 for 100 %');
    expect((await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '10')).said).toContain('revision 2');
    expect(await statusOf('mf-tour')).toBe('mf-tour  1.0.0 90 % (stable), 1.1.0 10 %');
    await cairn('promote', 'mf-tour', '1.1.0', '--note', 'looks good');
    expect((await cairn('status')).said).toContain('revision 3 of local: mf-tour@1.1.0 for 100 %; looks good');
    expect(await statusOf('mf-tour')).toBe('mf-tour  1.1.0 100 % (stable), fallback 1.0.0');

    expect((await cairn('rollback', 'mf-tour')).said).toBe('revision 4: mf-tour as in revision 2');
    expect(await statusOf('mf-tour')).toBe('mf-tour  1.0.0 90 % (stable), 1.1.0 10 %');
    expect((await cairn('rollback', 'mf-tour', '--to', '1')).said).toBe('revision 5: mf-tour as in revision 1');
    expect((await cairn('history')).said.match(/^\d/gm)).toHaveLength(5);
  });

  it('asks twice for the same, as a script does that is run again, and is told so: nothing is made anew', async () => {
    for (const args of [
      ['promote', 'mf-tour', '1.0.0'],
      ['rollout', 'mf-tour', '1.1.0', '--percent', '10'],
    ]) {
      await cairn(...args);
      const { revision } = JSON.parse((await cairn('status', '--json')).said);
      expect((await cairn(...args)).said).toBe(`revision ${revision} has it so already: nothing was changed`);
      expect(JSON.parse((await cairn(...args, '--json')).said)).toMatchObject({ revision, unchanged: true });
    }
    // what shells are shown is an older one: it is made right
    const store = diskStore(storeDir(data));
    await store.put(livePath('local'), (await store.get(revisionPath('local', 1))) ?? '');
    expect((await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '10')).said).toContain('revision 2');
    expect(revisionIn((await store.get(livePath('local'))) ?? Buffer.of())).toBe(2);
  });

  it('has no history before the first change', async () => {
    expect((await cairn('history')).said).toBe('no revision of local yet');
    expect(JSON.parse((await cairn('history', '--json')).said)).toEqual([]);
  });

  it('goes back with the named remote only, and twice when told twice', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    await cairn('promote', 'mf-tour', '1.1.0');
    await cairn('promote', 'mf-tour', '1.2.0');
    await cairn('promote', 'mf-catalog', '1.0.0');
    await cairn('promote', 'mf-catalog', '2.0.0');

    await cairn('rollback', 'mf-tour');
    expect(await statusOf('mf-tour')).toContain('mf-tour  1.1.0 100 %');
    await cairn('rollback', 'mf-tour');
    expect(await statusOf('mf-tour')).toContain('mf-tour  1.0.0 100 %');
    expect(await statusOf('mf-catalog')).toContain('mf-catalog  2.0.0 100 %');
    expect(await cairn('rollback', 'mf-tour')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('mf-tour has nothing to go back to'),
    });
  });

  it('is asked for the remote, and told which there are', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    await cairn('promote', 'mf-catalog', '1.0.0');
    const { code, complaint } = await cairn('rollback');
    expect(code).toBe(2);
    expect(complaint).toContain('rollback needs a remote: mf-catalog, mf-tour');
  });

  it('takes a remote out, and back again', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    await cairn('promote', 'mf-catalog', '1.0.0');
    expect((await cairn('remove', 'mf-tour')).said).toBe('revision 3: mf-tour removed');
    expect(await statusOf('mf-tour')).toBeUndefined();
    expect(await statusOf('mf-catalog')).toContain('1.0.0 100 %');
    await cairn('rollback', 'mf-tour');
    expect(await statusOf('mf-tour')).toContain('1.0.0 100 %');
  });

  it('gives a new remote to a tenth of the visitors, and nobody else', async () => {
    await cairn('rollout', 'mf-tour', '1.0.0', '--percent', '10');
    expect(await statusOf('mf-tour')).toBe('mf-tour  1.0.0 10 %, absent 90 %');
  });

  it('keeps environments apart', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    await cairn('promote', 'mf-tour', '1.1.0', '--environment', 'staging');
    expect(await statusOf('mf-tour')).toContain('1.0.0 100 %');
    expect(await statusOf('mf-tour', '--environment', 'staging')).toContain('1.1.0 100 %');
    expect((await cairn('status')).said).toContain('revision 1 of local');
  });
});

const revisionIn = (content: Buffer): number =>
  liveSchema.parse(JSON.parse(signedLive.parse(JSON.parse(content.toString())).payload)).revision;

describe('while a shell is up', () => {
  const refusals: ShellReport['versions'] = {};
  let telling: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  /** stands for a shell: says at once what it thinks of whatever it is asked about */
  async function startShell(remotes: ShellReport['remotes'] = {}): Promise<void> {
    const store = diskStore(storeDir(data));
    const key = await reportKey(data);
    const tell = async () => {
      const pointer = await store.get(proposalsPath('local'));
      const asked = pointer ? lastProposal.parse(JSON.parse(pointer.toString())).last : 0;
      const integrity = await releaseIntegrity(store, 'mf-tour', '1.0.0');
      const live = await store.get(livePath('local'));
      const report: ShellReport = {
        format: 1,
        shell: 'shell-1',
        environment: 'local',
        at: new Date().toISOString(),
        state: 'up',
        revision: live ? revisionIn(live) : null,
        answered: Array.from({ length: asked }, (_, index) => index + 1),
        versions: { 'mf-tour@1.0.0': { integrity, state: 'ready' }, ...refusals },
        remotes,
      };
      await store.put(reportPath('local', 'shell-1'), signDocument(report, key, 'report'));
    };
    await tell();
    telling = setInterval(() => {
      last = last.then(tell);
    }, 100);
  }
  afterEach(async () => {
    clearInterval(telling);
    await last;
  });

  async function asksForAll(number: number): Promise<boolean | undefined> {
    const signed = await diskStore(storeDir(data)).get(proposalPath('local', number));
    const { versions } = proposal.parse(JSON.parse(signedLive.parse(JSON.parse(String(signed))).payload));
    return versions[0]?.for_all;
  }

  it('what it refuses is refused, with its reason, and what is live stays', async () => {
    const integrity = await releaseIntegrity(diskStore(storeDir(data)), 'mf-tour', '1.1.0');
    refusals['mf-tour@1.1.0'] = { integrity, state: 'refused', reason: 'needs kit ^2.0.0, the shell has 1.0.0' };
    await startShell();
    expect(JSON.parse((await cairn('promote', 'mf-tour', '1.0.0', '--json')).said)).toMatchObject({
      confirmed_by: ['shell-1'],
      served_by: ['shell-1'],
    });
    const half = await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '50');
    expect(half.code).toBe(1);
    expect(half.complaint).toBe(
      [
        'waiting for shell-1 to load mf-tour@1.1.0',
        'shell shell-1 refuses mf-tour@1.1.0: needs kit ^2.0.0, the shell has 1.0.0',
      ].join('\n'),
    );
    expect(await statusOf('mf-tour')).toBe('mf-tour  1.0.0 100 % (stable)');
    expect((await cairn('rollout', 'mf-tour', '1.1.0', '--percent', '10')).code).toBe(1);
    // one on trial runs apart from the others: no shell has it ready for everybody
    expect(await Promise.all([1, 2, 3].map(asksForAll))).toEqual([true, true, false]);
    const promoted = await cairn('promote', 'mf-tour', '1.1.0', '--json');
    expect([promoted.code, JSON.parse(promoted.said)]).toMatchObject([1, { error: { code: 'refused_by_shell' } }]);
  });

  it('status tells what it really serves', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    await startShell({
      'mf-tour': { served: { '1.0.0': 100 }, refused: { '1.1.0': 'boom' }, failing: { '1.2.0': 'bang' } },
    });
    const { said } = await cairn('status');
    expect(said.split('\n').slice(-2)).toEqual([
      '  shell shell-1  revision 1',
      '    mf-tour  serves 1.0.0 100 %; refuses 1.1.0: boom; 1.2.0 fails: bang',
    ]);
    expect(JSON.parse((await cairn('status', '--json')).said).shells).toMatchObject([
      { shell: 'shell-1', alive: true, remotes: { 'mf-tour': { served: { '1.0.0': 100 } } } },
    ]);
  });
});

describe('what a machine reads', () => {
  it('is JSON, of what is live and of a change', async () => {
    const { said } = await cairn('promote', 'mf-tour', '1.0.0', '--json');
    expect(JSON.parse(said)).toMatchObject({ revision: 1, remote: 'mf-tour', confirmed_by: [] });
    expect(JSON.parse((await cairn('status', '--json')).said)).toMatchObject({
      environment: 'local',
      revision: 1,
      remotes: { 'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 100 }] } },
      shells: [],
    });
    expect(JSON.parse((await cairn('history', '--json')).said)).toMatchObject([{ revision: 1 }]);
    const refused = await cairn('promote', 'mf-tour', '9.9.9', '--json');
    expect([refused.code, JSON.parse(refused.said)]).toMatchObject([1, { error: { code: 'not_released' } }]);
  });
});

describe('the program', () => {
  it('answers on its output, complains beside it, and ends with the code', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    expect(await program('history')).toEqual({ code: 0, complaint: '', said: expect.stringMatching(/^ *1 /) });
    expect(await program('remove', 'mf-chat')).toEqual({
      code: 1,
      complaint: 'mf-chat is not live in local',
      said: '',
    });
    expect(await program('rollout', 'mf-tour', '--json')).toMatchObject({ code: 2, complaint: '' });
  });

  it('ends quietly when its reader has read enough', async () => {
    await cairn('promote', 'mf-tour', '1.0.0');
    const child = spawn(process.execPath, [CLI, 'status', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, complaint]).toEqual([0, '']);
  });
});

it('why a version was released in spite of its weight stands in the history', async () => {
  const store = diskStore(storeDir(data));
  const release = JSON.parse((await store.get('remotes/mf-tour/1.1.0/release.json'))?.toString() ?? '');
  await accept(store, release, 'the map of the route');
  await cairn('promote', 'mf-tour', '1.1.0', '--note', 'maps');
  const told = JSON.parse((await cairn('history', '--json')).said);
  expect(told).toMatchObject([{ note: 'mf-tour@1.1.0 for 100 %; maps; heavier: the map of the route' }]);
});

describe('what a gate finds', () => {
  beforeEach(async () => {
    const walks: Release['routes'] = {
      page: { expose: 'route.page', fragments: [], addresses: [{ pattern: '/walks' }] },
    };
    await releaseInStore('mf-catalog', '3.0.0', walks);
    await releaseInStore('mf-tour', '3.0.0', walks);
    expect((await cairn('promote', 'mf-catalog', '3.0.0')).code).toBe(0);
  });

  it('is told to machines with gate, file, reason, mend and owner', async () => {
    const { code, said } = await cairn('promote', 'mf-tour', '3.0.0', '--json');
    expect([code, JSON.parse(said).error]).toMatchObject([
      1,
      {
        code: 'gate',
        findings: [
          {
            gate: 'contract',
            file: 'mf-tour/remote.ts',
            reason: 'mf-tour@3.0.0 does not fit: route page: /walks is an address of mf-catalog',
            mend: 'choose another address, or let its owner give that one up in a release of theirs',
            owner: expect.any(String),
          },
        ],
      },
    ]);
  });

  it('is explained to who asks', async () => {
    const plain = await cairn('promote', 'mf-tour', '3.0.0');
    expect(plain.complaint).toContain('contract: choose another address');
    expect(plain.complaint).not.toContain('guards');
    const { complaint } = await cairn('promote', 'mf-tour', '3.0.0', '--explain');
    expect(complaint).toContain('The gate "contract" guards what squads promise one another');
    expect(complaint).not.toContain('The gate "secrets"');
  });
});

describe('a command that makes no sense', () => {
  it.each<[string[], number, string]>([
    [['promote', 'mf-tour', '9.9.9'], 1, 'mf-tour@9.9.9 is not in the store: release it first'],
    [['remove', 'mf-chat'], 1, 'mf-chat is not live'],
    [['rollback', 'mf-tour', '--to', '99'], 1, 'there is no revision 99'],
    [['promote', 'mf-tour'], 2, 'the version is missing'],
    [['promote'], 2, 'the remote is missing'],
    [['rollout', 'mf-tour', '1.1.0'], 2, '--percent takes a whole number from 1 to 100'],
    [['rollout', 'mf-tour', '1.1.0', '--percent', '0'], 2, '--percent takes a whole number from 1 to 100'],
    [['rollout', 'mf-tour', '1.1.0', '--percent', '10.5'], 2, '--percent takes a whole number from 1 to 100'],
    [['promote', 'mf-tour', 'latest'], 2, '"latest" is no version: 1.2.3 or 1.2.3-name.4'],
    [['promote', '../shell', '1.0.0'], 2, '"../shell" is no remote: mf-… in lower-case letters'],
    [['rollback', 'mf-tour', '--to', 'yesterday'], 2, '--to takes the number of a revision'],
    [['rollout', 'mf-tour', '1.1.0', '--percent', '-1'], 2, "Option '--percent' argument is ambiguous"],
    [['history', 'mf-tuor'], 1, 'mf-tuor was never live here'],
    [['override', 'mf-tour=1.0.0', '--to', '//other.example'], 2, '--to takes a path of the site'],
    // as browsers read it, another site
    [['override', 'mf-tour=1.0.0', '--to', '/\\other.example'], 2, '--to takes a path of the site'],
    [['status', '--environment', '../x'], 2, '--environment takes a name of lower-case letters, digits and hyphens'],
    [['status', '--percent', '10'], 2, "Unknown option '--percent'"],
    [['promote', 'mf-tour', '1.0.0', 'now'], 2, 'one word too many: "now"'],
    [['deploy', 'mf-tour'], 2, 'there is no command "deploy"'],
  ])('%j is refused in one sentence, with code %d', async (positionals, code, sentence) => {
    const answer = await cairn(...positionals);
    expect([answer.code, answer.complaint.split('\n')[0]]).toEqual([code, expect.stringContaining(sentence)]);
    expect(answer.complaint).not.toMatch(/\n\s+at /);
    if (code === 2) expect(answer.complaint.split('\n').slice(1)).toEqual(['', 'cairn help tells more']);
  });

  it('a version that is a path touches nothing', async () => {
    const victim = join(data, 'victim');
    await mkdir(join(victim, 'browser'), { recursive: true });
    await writeFile(join(victim, 'browser/main.ts'), 'precious');
    const { code, complaint } = await cairn('release', 'mf-tour', '--version', join('../../../../../..', victim));
    expect([code, complaint.split('\n')[0]]).toEqual([2, expect.stringContaining('is no version')]);
    expect(await readFile(join(victim, 'browser/main.ts'), 'utf8')).toBe('precious');
  });

  it.each(['release', 'ship', 'rollout', 'promote', 'rollback', 'remove', 'status', 'history'])(
    '%s explains itself with --help',
    async (verb) => {
      const { code, said } = await cairn(verb, '--help');
      expect([code, said.split('\n')[0]]).toEqual([0, expect.stringContaining(`cairn ${verb}`)]);
    },
  );

  it.each(['constructor', 'promot'])('has no help about %s, which is no command, and says so', async (word) => {
    const { code, complaint } = await cairn('help', word);
    expect([code, complaint]).toEqual([2, expect.stringContaining(`there is no command "${word}": create, release`)]);
  });
});
