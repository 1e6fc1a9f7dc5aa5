import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod/mini';

/** what a push service lets a token be good for at most: RFC 8292 §2 */
const MAX_SECONDS = 86_400;
const POINT_BYTES = 65;

const header = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') });
const claims = z.object({
  aud: z.string(),
  exp: z.number(),
  sub: z.string().check(z.regex(/^(?:mailto:\S+@|https:\/\/)\S+$/)),
});

const fieldsOf = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** an uncompressed point of P-256, as browsers write it */
function keyOf(base64url: string) {
  const point = Buffer.from(base64url, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) throw new Error('no point of P-256');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}

/**
 * Who signs a push, by its header Authorization: `vapid t=<JWT>, k=<public key>` (RFC 8292 §3).
 * @param origin of the push service, which the token must have been made for
 * @returns the public key, base64url
 * @throws when it is not such a header, or the token is forged, over, good for too long or another service's
 */
export function signerOf(authorization: string, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  header.parse(fieldsOf(head));
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: keyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('forged');
  const { aud, exp } = claims.parse(fieldsOf(body));
  const left = exp - Date.now() / 1_000;
  if (aud !== origin) throw new Error(`for ${aud}`);
  if (left <= 0 || left > MAX_SECONDS) throw new Error(`good for ${left} s`);
  return key;
}
