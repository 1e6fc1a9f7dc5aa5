import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aLive, KEYS, signedDocument } from '../testing/sample-releases.ts';
import { NotFoundError } from './artifacts.ts';
import { LiveChain } from './live-chain.ts';
import { readReleaseKey } from './live-document.ts';

const LIVE = aLive(3, {
  'mf-tour': { stable: '1.0.0', versions: [{ version: '1.0.0', weight: 1, integrity: 'sha384-a' }] },
});
const tampered = (change: (document: Record<string, string>) => void): Buffer => {
  const document: Record<string, string> = JSON.parse(signedDocument(LIVE).toString());
  change(document);
  return Buffer.from(JSON.stringify(document));
};

const chain = new LiveChain({
  key: KEYS.publicKey,
  environment: LIVE.environment,
  artifacts: { readChanging: (path) => Promise.reject(new NotFoundError(path)) },
});
const verified = (content: Buffer | string) => chain.verify(Buffer.from(content));

describe('live.json', () => {
  it('is read when it carries the signature of the release key', async () => {
    expect(await verified(signedDocument(LIVE))).toEqual(LIVE);
  });

  it.each<[string, Buffer]>([
    ['signed with another key', signedDocument(LIVE, generateKeyPairSync('ed25519').privateKey)],
    [
      'changed after it was signed',
      tampered((document) => {
        document.payload = String(document.payload).replace('1.0.0', '6.6.6');
      }),
    ],
    [
      'without a signature',
      tampered((document) => {
        document.signature = '';
      }),
    ],
  ])('is refused when it is %s', async (_title, content) => {
    await expect(verified(content)).rejects.toThrow('wrong signature');
  });

  it.each<[string, Buffer | string]>([
    ['no JSON', 'not found'],
    ['no signed document', '{"revision":3}'],
    ['a signed document of another format', signedDocument({ ...LIVE, format: 2 })],
    [
      'a signed document without versions',
      signedDocument({ ...LIVE, remotes: { 'mf-tour': { stable: '1', versions: [] } } }),
    ],
    [
      'a signed document with a negative weight',
      signedDocument(aLive(1, { a: { stable: '1', versions: [{ version: '1', weight: -1, integrity: '' }] } })),
    ],
  ])('is refused when it is %s', async (_title, content) => {
    await expect(verified(content)).rejects.toThrow();
  });

  it('the key is read from its PEM file, and a file that is none is refused', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'key-'));
    await writeFile(join(dir, 'good.pem'), KEYS.publicKey.export({ type: 'spki', format: 'pem' }));
    await writeFile(join(dir, 'bad.pem'), 'nothing');
    expect((await readReleaseKey(join(dir, 'good.pem'))).equals(KEYS.publicKey)).toBe(true);
    await expect(readReleaseKey(join(dir, 'bad.pem'))).rejects.toThrow();
    await expect(readReleaseKey(join(dir, 'none.pem'))).rejects.toThrow('ENOENT');
  });
});
