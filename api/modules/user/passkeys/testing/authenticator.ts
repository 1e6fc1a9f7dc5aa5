import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a browser and an authenticator do together, in software: ES256 keys, real signatures (WebAuthn level 3). */
export interface Authenticator {
  create(options: Options, over?: Over): Credential;
  get(options: Options, over?: Over): Credential;
}

/** what of the options an authenticator reads */
export type Options = Record<string, unknown>;
export type Credential = Record<string, unknown>;
interface Over {
  origin?: string;
  rpId?: string;
  /** of signatures; 0 for authenticators that do not count */
  counter?: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of what occurs here: small integers, byte and text strings, maps */
function cbor(value: number | string | Buffer | Map<number | string, number | string | Buffer>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

export function createAuthenticator(origin: string, { synced = false } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, challenge: unknown, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (rpId: string, flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const backup = synced ? BACKUP_ELIGIBLE | BACKED_UP : 0;
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | USER_VERIFIED | backup | flags]), count]);
  };
  const answer = (response: Record<string, Buffer>): Credential => ({
    ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
    response: Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')])),
    clientExtensionResults: {},
  });
  const host = new URL(origin).hostname;

  return {
    create({ challenge }, over = {}) {
      const cose = cbor(
        new Map<number, number | Buffer>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as const),
          ...([
            [-2, Buffer.from(x, 'base64url')],
            [-3, Buffer.from(y, 'base64url')],
          ] as const),
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([authData(over.rpId ?? host, ATTESTED, 0), Buffer.alloc(16), length, id, cose]);
      const empty = Buffer.from([0xa0]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cbor('fmt'), cbor('none'), cbor('attStmt'), empty, cbor('authData'), cbor(data)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, over.origin ?? origin),
        attestationObject: attestation,
      });
    },
    get({ challenge }, over = {}) {
      signatures += 1;
      const data = authData(over.rpId ?? host, 0, over.counter ?? signatures);
      const client = clientData('webauthn.get', challenge, over.origin ?? origin);
      return answer({
        clientDataJSON: client,
        authenticatorData: data,
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey),
      });
    },
  };
}
