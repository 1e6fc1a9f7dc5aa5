import { createHmac } from 'node:crypto';

const LIFETIME_SECONDS = 10 * 60;

export interface VerificationClaims {
  /** of the organizer */
  organizerId: number;
  userId: number;
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * What opens the identity check at the verification service: a JSON Web Token (RFC 7519, HS256) that says who checks whom, good for
 * ten minutes. The key is for this alone: a token of it opens nothing here.
 */
export function verificationToken(secret: string, { organizerId, userId }: VerificationClaims, now: Date): string {
  const issued = Math.floor(now.getTime() / 1_000);
  const claims = {
    aud: 'verification',
    org: organizerId,
    sub: String(userId),
    iat: issued,
    exp: issued + LIFETIME_SECONDS,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const key = createHmac('sha256', secret).update('verification service').digest();
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
