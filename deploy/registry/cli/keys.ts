import { createPublicKey } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import { isSquad } from '../create/new-remote.ts';
import { changeRing, newestRevisions, nextKey, readRing } from '../key-ring.ts';
import { isRemoteName } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { type Answer, type Command, type Context, UsageError } from './command.ts';

type Squads = KeyRing['squads'];

function squadArgument({ positionals: [, squad] }: Context): string {
  if (!squad || !isSquad(squad)) throw new UsageError('the squad is missing: lower-case letters, digits and hyphens');
  return squad;
}

async function publicKeyIn(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const key = createPublicKey(await readFile(file, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new UsageError(`${file} is no Ed25519 key`);
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

/** revokes keys from what is live now on: what they have made live stays */
async function revoked(context: Context, squads: Squads, isMeant: (id: string) => boolean): Promise<Squads> {
  const good = await newestRevisions(context.store);
  const at = new Date().toISOString();
  const entries = Object.entries(squads).map(([name, squad]): [string, Squads[string]] => [
    name,
    {
      ...squad,
      keys: squad.keys.map((key) => (isMeant(key.id) && !key.revoked ? { ...key, revoked: { at, good } } : key)),
    },
  ]);
  return Object.fromEntries(entries);
}

/** a key more for a squad. @param isOnly the squad's others are revoked */
async function addKey(context: Context, isOnly: boolean): Promise<Answer> {
  const { store, by, options, dataDir } = context;
  const squad = squadArgument(context);
  const root = await context.releaseKey();
  const ring = await readRing(store, createPublicKey(root));
  const known = ring.squads[squad];
  if (isOnly && !known) throw new Refusal('unknown_key', `${squad} has no key`);
  const remotes = options.remotes?.split(',') ?? known?.remotes;
  if (!remotes?.every(isRemoteName)) throw new UsageError('--remotes takes the squad’s remotes: mf-tour,mf-guides');
  const { key, privateKey } = nextKey(ring, squad, await publicKeyIn(options.public));
  const old = new Set(known?.keys.map(({ id }) => id));
  const squads = isOnly ? await revoked(context, ring.squads, (id) => old.has(id)) : ring.squads;
  await changeRing(store, {
    ...{ root, by, base: ring },
    edit: () => ({ ...squads, [squad]: { remotes, keys: [...(squads[squad]?.keys ?? []), key] } }),
  });
  const file = join(dataDir, 'keys', `${key.id}.pem`);
  if (privateKey !== undefined) {
    await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
  }
  const where = privateKey === undefined ? '' : `: give ${file} to the squad, and keep no copy`;
  return {
    text: `${key.id} signs ${remotes.join(', ')}${where}`,
    json: { squad, key: key.id, remotes, ...(privateKey === undefined ? {} : { file }) },
  };
}

async function revoke(context: Context): Promise<Answer> {
  const { store, by, positionals } = context;
  const [, id] = positionals;
  const root = await context.releaseKey();
  const ring = await readRing(store, createPublicKey(root));
  if (!Object.values(ring.squads).some(({ keys }) => keys.some((key) => key.id === id)))
    throw new Refusal('unknown_key', `there is no key ${id ?? ''}: cairn keys list`);
  const squads = await revoked(context, ring.squads, (one) => one === id);
  await changeRing(store, { root, by, base: ring, edit: () => squads });
  return { text: `${id} signs nothing any more; what it has made live stays`, json: { revoked: id } };
}

async function list({ store, rootKey }: Context): Promise<Answer> {
  const { squads, revision } = await readRing(store, await rootKey());
  const lines = Object.entries(squads).flatMap(([squad, { remotes, keys }]) => [
    `${squad}  ${remotes.join(', ')}`,
    ...keys.map(({ id, added_at, revoked: end }) => `  ${id}  since ${added_at}${end ? `, revoked ${end.at}` : ''}`),
  ]);
  return { text: lines.join('\n') || 'no squad has a key of its own', json: { revision, squads } };
}

const VERBS: Readonly<Record<string, (context: Context) => Promise<Answer>>> = {
  list,
  add: (context) => addKey(context, false),
  rotate: (context) => addKey(context, true),
  revoke,
};

export const keys: Command = {
  usage: 'keys list|add|rotate|revoke',
  summary: 'which squads release by themselves, with which keys',
  help: `  cairn keys add <squad> --remotes mf-tour  a key that signs these remotes and nothing else
  cairn keys rotate <squad>                 a new key in the place of all that it has
  cairn keys revoke <key>                   it signs nothing any more; what it has made live stays

  --remotes <a,b>    what the squad's keys sign
  --public <file>    the squad's own public key (Ed25519, PEM); without it a pair is made

  Whoever has the platform's key changes keys. A squad names its own with CAIRN_KEY=<file>, and the platform's public one with RELEASE_KEY=<file>.`,
  options: { remotes: { type: 'string' }, public: { type: 'string' } },
  positionals: 2,
  async run(context) {
    const verb = VERBS[context.positionals[0] ?? 'list'];
    if (!verb) throw new UsageError(`cairn keys ${Object.keys(VERBS).join('|')}`);
    return verb(context);
  },
};
