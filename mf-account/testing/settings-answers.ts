import type { Passkey, Profile } from '@cairn/shared-contracts/api/user.schema';
import type { PlayedAnswer, PlayedCall, PlayedCalls } from '@cairn/shared-contracts/testing/render';
import { KATE } from './people.ts';

export const api = (name: string): string => `POST /crm/api/user/${name}`;
export const refuse = (status: number, code: string, message: string): PlayedAnswer => ({
  status,
  body: { message, code },
});
export const OK: PlayedAnswer = { body: { result: true } };
export const SENT: PlayedAnswer = { body: { result: true, resend_in: 45, expires_in: 600 } };

export const OWNER: Profile = { ...KATE, has_password: true, timezone: 'Europe/Prague' };

const SESSIONS = [
  { id: 1, is_current: true, browser: 'Firefox', system: 'Linux', place: 'Prague, Czechia' },
  { id: 2, is_current: false, browser: 'Safari', system: 'iPhone', place: '' },
].map((session) => ({ ...session, created_at: '2026-11-01T10:00:00.000Z', last_seen_at: '2026-11-20T10:00:00.000Z' }));

const PASSKEY: Passkey = {
  id: 9,
  name: 'Laptop',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  is_synced: true,
};

/** body of a call, as far as these answers read it */
export function bodyOf({ body }: PlayedCall): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** An api that keeps what is set in it. The code is 12345, the password "long walk". */
export function settingsAnswers(owner: Profile = OWNER): PlayedCalls {
  let user = owner;
  let sessions = SESSIONS;
  let passkeys = [PASSKEY];
  let notifications = { chat_messages: true, booking_status: true, price_drops: true, journal: false };
  let messengers = [
    { source: 'telegram', is_connected: true, url: null },
    { source: 'vk', is_connected: false, url: null },
    { source: 'whatsapp', is_connected: false, url: 'https://wa.example/1' },
  ];
  const change = (more: Partial<Profile>): PlayedAnswer => {
    user = { ...user, ...more };
    return { body: user };
  };
  const isRight = (call: PlayedCall) => bodyOf(call).code === '12345';
  const wrong = refuse(422, 'code_wrong', 'This code is not right.');
  return {
    'GET /crm/api/user/profile': () => ({ body: user }),
    'GET /crm/api/dropdown/country': () => ({
      body: { data: [{ id: 4, name: 'Czechia', iso_code: 'CZ', iso3: 'CZE', phone_code: '420', is_primary: true }] },
    }),
    'GET /crm/api/user/phone-confirmation-methods': () => ({ body: { methods: ['whatsapp', 'sms'] } }),
    'GET /crm/api/user/sessions': () => ({ body: { items: sessions } }),
    'GET /crm/api/user/passkeys': () => ({ body: { items: passkeys } }),
    'GET /crm/api/user/notifications': () => ({ body: notifications }),
    'GET /crm/api/user/messengers': () => ({ body: { items: messengers } }),
    // the person sends the code at once
    'POST /crm/api/chat/generate-connection-code': () => {
      messengers = messengers.map((one) => (one.source === 'whatsapp' ? { ...one, is_connected: true } : one));
      return { body: { code: 'K7QX2M4P', url: 'https://wa.example/1?text=K7QX2M4P', expires_in: 600 } };
    },
    [api('update-profile')]: (call) => change(bodyOf(call)),
    [api('change-email')]: (call) => change({ new_email: String(bodyOf(call).email) }),
    [api('confirm-email')]: (call) => {
      if (!isRight(call)) return wrong;
      change({ email: user.new_email, new_email: null, is_email_verified: true });
      return OK;
    },
    [api('change-phone')]: (call) => change({ new_phone: String(bodyOf(call).phone) }),
    [api('confirm-phone')]: (call) =>
      isRight(call) ? change({ phone: user.new_phone, new_phone: null, is_phone_verified: true }) : wrong,
    [api('email-confirmation-request')]: () => SENT,
    [api('reauthentication-code')]: () => SENT,
    [api('send-confirmation-code')]: () => SENT,
    [api('change-password')]: () => change({ has_password: true }),
    [api('change-country')]: () => change({ country: { id: 4, name: 'Czechia' } }),
    [api('set-currency')]: (call) => change({ currency: String(bodyOf(call).currency_code) }),
    [api('set-language')]: (call) => change({ language: String(bodyOf(call).language_code) }),
    [api('set-notifications')]: (call) => {
      notifications = { ...notifications, ...bodyOf(call) };
      return { body: notifications };
    },
    [api('end-session')]: (call) => {
      const { id } = bodyOf(call);
      sessions = sessions.filter((session) => session.is_current || (id !== undefined && session.id !== id));
      return OK;
    },
    [api('rename-passkey')]: (call) => {
      const renamed = { ...PASSKEY, name: String(bodyOf(call).name) };
      passkeys = [renamed];
      return { body: renamed };
    },
    [api('remove-passkey')]: () => {
      passkeys = [];
      return OK;
    },
    [api('reauthenticate')]: (call) =>
      bodyOf(call).password === 'long walk' || isRight(call)
        ? { body: { result: true, expires_in: 300 } }
        : refuse(422, 'wrong_password', 'The password is not right.'),
    [api('disconnect-messenger')]: () => ({ body: { items: [] } }),
    [api('delete-account')]: () => OK,
    [api('logout')]: () => OK,
  };
}

/** Refuses a call until `reauthenticate` has been answered well. */
export function guarded(calls: PlayedCalls, name: string): PlayedCalls {
  let isProven = false;
  const prove = api('reauthenticate');
  return {
    ...calls,
    [prove]: (call) => {
      const answer = calls[prove]?.(call) ?? null;
      isProven = answer?.status === undefined;
      return answer;
    },
    [name]: (call) =>
      isProven ? (calls[name]?.(call) ?? null) : refuse(403, 'reauthentication_required', 'Prove who you are'),
  };
}
