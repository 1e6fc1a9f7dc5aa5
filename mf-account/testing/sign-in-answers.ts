import type { PlayedAnswer, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { KATE } from './people.ts';

/** too many tries: another one after that many seconds */
export const tooMany = (seconds: number): PlayedAnswer => ({
  status: 429,
  body: { message: 'Too many tries', code: 'too_many_tries' },
  headers: { 'retry-after': String(seconds) },
});

export const TOKENS = 'GET /spa/site-tokens';
export const PASSKEY_OPTIONS = 'POST /crm/api/user/passkey-login-options';
export const BY_PASSKEY = 'POST /crm/api/user/auth-via-passkey';
export const BY_LINK = 'POST /crm/api/user/access-token-by-one-time-token';
export const REGISTER_WITH_PASSWORD = 'POST /crm/api/user/register';
export const PROFILE = 'GET /crm/api/user/profile';
export const SEND_CODE = 'POST /crm/api/user/send-auth-code';
export const REGISTER = 'POST /crm/api/user/register-without-password';
export const BY_CODE = 'POST /crm/api/user/auth-via-code';
export const BY_PASSWORD = 'POST /crm/api/user/auth';

export const refuse = (status: number, code: string, message: string): PlayedAnswer => ({
  status,
  body: { message, code },
});
const isBody = (body: unknown): body is { code?: string; password?: string; token?: string } =>
  typeof body === 'object' && body !== null;

/** an api that knows Kate: code 12345, password "long walk"; 99999 is a code that was used before */
export function signInAnswers(resendIn = 45): PlayedCalls {
  let isOpen = false;
  const open = (): PlayedAnswer => {
    isOpen = true;
    return { body: { user: KATE } };
  };
  const sent = (): PlayedAnswer => ({
    body: { result: true, resend_in: resendIn, expires_in: 600 },
  });
  return {
    [PROFILE]: () => (isOpen ? { body: KATE } : refuse(401, 'unauthorized', 'Log in')),
    [SEND_CODE]: sent,
    [REGISTER]: sent,
    [REGISTER_WITH_PASSWORD]: sent,
    [PASSKEY_OPTIONS]: () => ({ body: { options: { challenge: 'Y2FpcmVu' } } }),
    [BY_PASSKEY]: open,
    [BY_LINK]: ({ body }) =>
      isBody(body) && body.token === 'live-link-token'
        ? open()
        : refuse(422, 'link_expired', 'This link no longer works.'),
    [BY_CODE]: ({ body }) => {
      const code = isBody(body) ? body.code : undefined;
      if (code === '12345') return open();
      if (code === '99999') return refuse(422, 'code_expired', 'This code no longer works. Ask for a new one.');
      return refuse(422, 'code_wrong', 'This code is not right. Check it and try again.');
    },
    [BY_PASSWORD]: ({ body }) =>
      isBody(body) && body.password === 'long walk'
        ? open()
        : refuse(401, 'wrong_credentials', 'The login or the password is not right'),
  };
}
