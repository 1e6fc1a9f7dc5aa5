import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@cairn/shared-contracts/api/experiments.calls';
import type { ExperimentEvent, ExperimentReport } from '@cairn/shared-contracts/api/experiments.schema';
import { createFavourite } from '@cairn/shared-contracts/api/favourites.calls';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { afterAll, beforeAll } from '@jest/globals';
import { makeDeparture, makeTour } from '../../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { member } from '../../user/testing/people.ts';

export const DAY_MS = 86_400_000;
export const START = Date.parse('2026-11-01T10:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

interface Running {
  name: string;
  started_at?: string;
}

export interface Visitor {
  experiment: string;
  variant?: string;
  key?: string;
}

export const aKey = () => randomBytes(16).toString('hex');

export const header = ({ experiment, variant = 'a', key = aKey() }: Visitor) => ({
  'x-experiments': `${experiment}:${variant}:${key}`,
});

export const exposure = (experiment: string, has_fallen = false): ExperimentEvent => ({
  ...{ experiment, kind: 'exposure', has_fallen },
});

/** @param over what it says otherwise than one for experiments of the environment 'local' does */
export async function proofUntil(until: number, over: object = {}): Promise<string> {
  const said = { may: 'read experiments', environment: 'local', until: new Date(until).toISOString(), ...over };
  const signed = signDocument(said, privateKey, 'release');
  return Buffer.from(signed).toString('base64url');
}

interface World {
  api: TestApi;
  /** the api's clock */
  now: number;
  tour: number;
  /** of what shells have told last */
  revision: number;
}

/** An api that knows the key of proofs, with one tour, for the tests of a file. */
export function experimentsWorld() {
  // what is missing is there before the first test
  const world = { now: START, revision: 0 } as World;
  let keys: string;
  beforeAll(async () => {
    keys = await mkdtemp(join(tmpdir(), 'keys-'));
    const file = join(keys, 'release.pub.pem');
    await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
    world.api = await startTestApi({ now: () => new Date(world.now), env: { RELEASE_KEY: file } });
    world.tour = await makeTour(world.api.db);
    await makeDeparture(world.api.db, world.tour, { starts_on: '2090-07-05', ends_on: '2090-07-09' });
  });
  afterAll(async () => {
    await world.api.close();
    await rm(keys, { recursive: true });
  });

  /** what a shell tells: these run, and no others */
  const sync = (running: readonly Running[], at = ++world.revision) =>
    callClient(world.api.url)(calls.syncExperiments, {
      ...{ environment: 'local', revision: at, by: 'ines', note: `revision ${at}` },
      running: running.map(({ name, started_at = new Date(world.now).toISOString() }) => ({
        ...{ name, remote: 'mf-tour', goal: 'favourite_added' as const, lift: 10 },
        ...{ started_at, started_by: 'ines' },
        variants: [
          { name: 'a', version: '1.0.0', weight: 50 },
          { name: 'b', version: '1.1.0', weight: 50 },
        ],
      })),
    });

  /** an experiment of this test's own, the only one that runs */
  async function start(): Promise<string> {
    world.now = START;
    const name = `x${randomBytes(6).toString('hex')}`;
    await sync([{ name }]);
    return name;
  }

  const send = (visitor: Visitor, events: readonly ExperimentEvent[]) =>
    callClient(world.api.url, { headers: header(visitor) })(calls.experimentEvents, { events: [...events] });

  async function reportOf(name: string): Promise<ExperimentReport> {
    const answer = await callClient(world.api.url)(calls.experimentReport, {
      name,
      proof: await proofUntil(world.now + 60_000),
    });
    if (!answer.ok) throw new Error(answer.body.message);
    return answer.body;
  }

  const countsOf = async (name: string) =>
    (await reportOf(name)).variants.map(({ visitors, goals }) => [visitors, goals]);

  /** adds a favourite as a visitor of the experiment */
  async function reachGoal(visitor: Visitor): Promise<number> {
    const { token } = await member(world.api);
    const answer = await callClient(world.api.url, { token, headers: header(visitor) })(createFavourite, {
      tour_id: world.tour,
    });
    return answer.status;
  }

  return { world, sync, start, send, reportOf, countsOf, reachGoal };
}
