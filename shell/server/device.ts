import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownName, takesCookies } from './session-cookies.ts';

/** what the api knows this browser by: codes are bound to it, and a device that has logged in before is trusted more */
export const DEVICE_COOKIE = 'cairn_device';
/** the longest that browsers keep a cookie, from its last use on */
const LIFETIME_SECONDS = 400 * 86_400;
const DEVICE = /^[\w-]{43}$/;

/** undefined for a browser that has never used a call of the user module, or says something that we did not give it */
export function knownDevice({ cookies }: FastifyRequest, isSecure: boolean): string | undefined {
  const device = cookies[ownName(DEVICE_COOKIE, isSecure)];
  return device && DEVICE.test(device) ? device : undefined;
}

/** The browser's device, a new one where it has none. Only for calls: a page for guests sets no cookie that is one person's. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const device = knownDevice(request, isSecure) ?? randomBytes(32).toString('base64url');
  if (takesCookies(reply)) {
    reply.setCookie(ownName(DEVICE_COOKIE, isSecure), device, {
      path: '/',
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    });
  }
  return device;
}
