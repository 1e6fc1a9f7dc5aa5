import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { KEY_RING_PATH, type SquadKey } from '@cairn/shared-contracts/remote/key-ring';
import { type Live, type LiveRemote, type PastVersion, revisionPath } from '@cairn/shared-contracts/remote/release';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aLive, KEYS } from '../testing/sample-releases.ts';
import { NotFoundError } from './artifacts.ts';
import { LiveChain } from './live-chain.ts';

const SQUAD = generateKeyPairSync('ed25519');
const PUBLIC = SQUAD.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const at = (version: string): LiveRemote => ({ stable: version, versions: [{ version, weight: 1, integrity: '' }] });

let files: Map<string, string>;
let read: string[];
let chain: LiveChain;
const newChain = () =>
  new LiveChain({
    key: KEYS.publicKey,
    environment: 'test',
    artifacts: {
      async readChanging(path) {
        read.push(path);
        const content = files.get(path);
        if (content === undefined) throw new NotFoundError(path);
        return { content: Buffer.from(content), etag: undefined };
      },
    },
  });

function putRing(revision: number, revoked?: SquadKey['revoked'], key: KeyObject = KEYS.privateKey): void {
  const own = { id: 'squad-tour.1', public_key: PUBLIC, added_at: '', ...(revoked ? { revoked } : {}) };
  const squads = { 'squad-tour': { remotes: ['mf-tour'], keys: [own] } };
  files.set(
    KEY_RING_PATH,
    signDocument({ format: 1, revision, changed_at: '', changed_by: '', squads }, key, 'release'),
  );
}

type Remotes = Record<string, LiveRemote>;
/** a revision, by the platform or by the squad. @returns what shells are served */
function put(
  revision: number,
  remotes: Remotes,
  by: 'platform' | 'squad',
  key?: KeyObject,
  said: Partial<Live> = {},
): Buffer {
  const live: Live = { ...aLive(revision, remotes), ...(by === 'squad' ? { squad: 'squad-tour' } : {}), ...said };
  const signed =
    by === 'squad'
      ? signDocument(live, key ?? SQUAD.privateKey, 'squad-tour.1')
      : signDocument(live, KEYS.privateKey, 'release');
  files.set(revisionPath('test', revision), signed);
  return Buffer.from(signed);
}

const FIRST: Remotes = { 'mf-tour': at('1.0.0'), 'mf-booking': at('1.0.0') };
const OWN: Remotes = { ...FIRST, 'mf-tour': at('1.1.0') };
const OTHERS: Remotes = { ...FIRST, 'mf-booking': at('6.6.6') };

beforeEach(() => {
  files = new Map();
  read = [];
  chain = newChain();
  putRing(1);
  put(1, FIRST, 'platform');
});

describe('a revision that a squad has signed', () => {
  it('holds where it changes nothing but the squad’s remotes', async () => {
    expect((await chain.verify(put(2, OWN, 'squad'))).remotes).toEqual(OWN);
  });

  it('is looked at on top of what is known, without reading more than the ring', async () => {
    await chain.verify(put(2, OWN, 'squad'), aLive(1, FIRST));
    expect(read).toEqual([KEY_RING_PATH]);
  });

  it.each<[string, () => Buffer, string]>([
    [
      'changes another’s remote',
      () => put(2, OTHERS, 'squad'),
      'revision 2 of squad-tour changes mf-booking, which is not theirs',
    ],
    ['takes another’s remote out', () => put(2, { 'mf-tour': at('1.0.0') }, 'squad'), 'changes mf-booking'],
    ['is signed with another key than it says', () => put(2, OWN, 'squad', KEYS.privateKey), 'wrong signature'],
    [
      'says that it is another squad’s',
      () => put(2, OWN, 'squad', undefined, { squad: 'squad-booking' }),
      'revision 2 of squad-tour says that it is of squad-booking',
    ],
    [
      'goes back in another’s name',
      () => put(2, OWN, 'squad', undefined, { back_to: { 'mf-booking': 1 } }),
      'speaks for mf-booking, which is not theirs',
    ],
    [
      'withdraws another’s version',
      () => {
        const past = { 'mf-booking': [{ version: '1.0.0', integrity: '', left_at: '' }] };
        return put(2, OWN, 'squad', undefined, { past });
      },
      'changes mf-booking, which is not theirs',
    ],
    [
      'stands on one that changed another’s remote',
      () => {
        put(2, OTHERS, 'squad');
        return put(3, { ...OTHERS, 'mf-tour': at('1.1.0') }, 'squad');
      },
      'revision 2 of squad-tour changes mf-booking',
    ],
    [
      'stands on one that is not there',
      () => {
        files.delete(revisionPath('test', 1));
        return put(2, OWN, 'squad');
      },
      'live/test/00000001.json',
    ],
  ])('is refused where it %s', async (_title, content, reason) => {
    await expect(chain.verify(content())).rejects.toThrow(reason);
  });

  it('is refused where its number is known with another content: it would undo what was made of it', async () => {
    const known = await chain.verify(put(2, OTHERS, 'platform'));
    await expect(chain.verify(put(2, OWN, 'squad'), known)).rejects.toThrow(
      'revision 2 is another than the one that is known',
    );
  });

  it('holds after its key was revoked, and no later one does', async () => {
    const before = put(2, OWN, 'squad');
    putRing(2, { at: '', good: { test: 2 } });
    expect((await chain.verify(before)).revision).toBe(2);
    await expect(chain.verify(put(3, FIRST, 'squad'))).rejects.toThrow('squad-tour.1, which was revoked');
    // and it is revoked in environments that had nothing live then
    putRing(3, { at: '', good: {} });
    await expect(chain.verify(before)).rejects.toThrow('revoked');
  });

  it('a ring of before does not bring a revoked key back', async () => {
    putRing(2, { at: '', good: { test: 1 } });
    await expect(chain.verify(put(2, OWN, 'squad'))).rejects.toThrow('revoked');
    putRing(1);
    await expect(chain.verify(put(2, OWN, 'squad'))).rejects.toThrow('revoked');
  });

  it('a ring that a squad has signed counts for nothing', async () => {
    putRing(2, undefined, SQUAD.privateKey);
    await expect(chain.verify(put(2, OWN, 'squad'))).rejects.toThrow('the key ring has a wrong signature');
  });

  it('is nobody’s where there is no ring', async () => {
    files.delete(KEY_RING_PATH);
    await expect(chain.verify(put(2, OWN, 'squad'))).rejects.toThrow('squad-tour.1, which is nobody');
  });
});

describe('a version of a squad’s own that was withdrawn', () => {
  const gone: PastVersion = { version: '1.0.0', integrity: '', left_at: '' };
  const mark = { why: 'it books twice', by: 'olga', at: '' };
  const withdrawn: PastVersion = { ...gone, withdrawn: mark };
  const next = (remotes: Remotes, past: PastVersion[]) =>
    put(3, remotes, 'squad', undefined, { past: { 'mf-tour': past } });
  const FALLBACK: Remotes = { ...OWN, 'mf-tour': { ...at('1.1.0'), fallback: { version: '1.0.0', integrity: '' } } };
  beforeEach(() => {
    put(2, OWN, 'platform', undefined, { past: { 'mf-tour': [withdrawn] } });
  });

  const LIFTED = 'revision 3 of squad-tour takes back that mf-tour@1.0.0 was withdrawn';
  const LIVE_AGAIN = 'revision 3 of squad-tour makes mf-tour@1.0.0 live, which was withdrawn';
  it.each<[string, Remotes, PastVersion[], string]>([
    ['forgotten', OWN, [], LIFTED],
    ['one like any other', OWN, [gone], LIFTED],
    ['there once more, without the mark', OWN, [withdrawn, gone], LIFTED],
    ['withdrawn for another reason', OWN, [{ ...gone, withdrawn: { ...mark, why: 'a mistake' } }], LIFTED],
    ['of another content', OWN, [{ ...withdrawn, integrity: 'sha384-other' }], LIFTED],
    [
      'unsafe, and left just now',
      OWN,
      [{ ...withdrawn, left_at: 'now', withdrawn: { ...mark, safety: true } }],
      LIFTED,
    ],
    ['live again', FIRST, [withdrawn], LIVE_AGAIN],
    ['what stands in for another', FALLBACK, [withdrawn], LIVE_AGAIN],
  ])('is not %s by the squad’s word', async (_what, remotes, past, reason) => {
    await expect(chain.verify(next(remotes, past))).rejects.toThrow(reason);
  });

  it('stays so in whatever else the squad does, and may turn out to be unsafe', async () => {
    expect((await chain.verify(next({ ...OWN, 'mf-tour': at('1.2.0') }, [withdrawn]))).revision).toBe(3);
    const unsafe = { ...gone, withdrawn: { why: 'it shows names', by: 'squad', at: 'now', safety: true as const } };
    expect((await chain.verify(next(OWN, [unsafe]))).past?.['mf-tour']).toEqual([unsafe]);
  });

  it('is safe again by the platform’s key alone', async () => {
    const unsafe = { ...gone, withdrawn: { ...mark, safety: true as const } };
    put(2, OWN, 'platform', undefined, { past: { 'mf-tour': [unsafe] } });
    await expect(chain.verify(next(OWN, [withdrawn]))).rejects.toThrow(LIFTED);
    expect((await chain.verify(put(3, FIRST, 'platform'))).remotes).toEqual(FIRST);
  });
});

it('the copy of a node whose store is away holds by the ring that lies beside it', async () => {
  const content = put(2, OWN, 'squad');
  const ring = Buffer.from(files.get(KEY_RING_PATH) ?? '');
  files.clear();
  expect((await newChain().verifyCopy(content, ring)).revision).toBe(2);
  await expect(newChain().verifyCopy(content, undefined)).rejects.toThrow('nobody');
});
