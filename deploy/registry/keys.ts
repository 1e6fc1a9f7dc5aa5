import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** ids of the two pairs, written into every signed document: commands sign what is live, shells what they say of themselves */
export const KEY_ID = 'release';
const REPORT_KEY_ID = 'report';

const publicPath = (dataDir: string, id: string): string => join(dataDir, 'keys', `${id}.pub.pem`);
const privatePath = (dataDir: string, id: string): string => join(dataDir, 'keys', `${id}.pem`);

export const publicKeyPath = (dataDir: string): string => publicPath(dataDir, KEY_ID);
/** the half that shells sign their reports with */
export const reportKeyPath = (dataDir: string): string => privatePath(dataDir, REPORT_KEY_ID);

/** written beside its place first: nobody ever reads half a key */
async function draftOf(path: string, content: string, mode: number): Promise<string> {
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content, { mode });
  return draft;
}

/** of two programs that need a key at once the first makes it, and both have that one; the public half is always that of the private one */
async function pair(dataDir: string, id: string): Promise<KeyObject> {
  const path = privatePath(dataDir, id);
  const read = () => readFile(path, 'utf8').catch(() => undefined);
  const known = await read();
  if (known) return createPrivateKey(known);
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const draft = await draftOf(path, privateKey, 0o600);
  // exclusive; what is there already is the key of whoever was first
  await link(draft, path).catch(() => undefined);
  await unlink(draft);
  const made = createPrivateKey((await read()) ?? privateKey);
  const publicHalf = createPublicKey(made).export({ type: 'spki', format: 'pem' }).toString();
  await rename(await draftOf(publicPath(dataDir, id), publicHalf, 0o644), publicPath(dataDir, id));
  return made;
}

/** The pair that signs what is live, made on first use. The private half never leaves the machine that releases. */
export const releaseKey = (dataDir: string): Promise<KeyObject> => pair(dataDir, KEY_ID);

/**
 * The pair that signs the shells' reports, made on first use. One for all shells: whoever has it can say what they like in the name of
 * any of them, and so let changes pass or hold them up, but change nothing that is live.
 */
export const reportKey = (dataDir: string): Promise<KeyObject> => pair(dataDir, REPORT_KEY_ID);

/**
 * What verifies reports; undefined where there is no such key, and so no reports either.
 * @param environment REPORT_PUBLIC_KEY is its file, for who has none of the site's other keys: a squad elsewhere
 * @throws when that file is no key
 */
export async function reportVerifier(
  dataDir: string,
  { REPORT_PUBLIC_KEY }: NodeJS.ProcessEnv = process.env,
): Promise<KeyObject | undefined> {
  if (!REPORT_PUBLIC_KEY)
    return readFile(publicPath(dataDir, REPORT_KEY_ID), 'utf8').then(createPublicKey, () => undefined);
  try {
    return createPublicKey(await readFile(REPORT_PUBLIC_KEY, 'utf8'));
  } catch (error) {
    throw new Error(`REPORT_PUBLIC_KEY: ${REPORT_PUBLIC_KEY} is no public key (PEM): ${String(error)}`);
  }
}

/**
 * What verifies reports of a site that this program has started itself, as `dev`, `stitch` and `check` do: its shells sign with the key in its
 * own folder, whatever verifies those of the site that visitors get.
 */
export const ownReportVerifier = (dataDir: string): Promise<KeyObject | undefined> => reportVerifier(dataDir, {});
