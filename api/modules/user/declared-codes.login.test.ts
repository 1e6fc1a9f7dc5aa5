import * as userCalls from '@cairn/shared-contracts/api/user.calls';
import { accountOf, freshEmail, mailTo, member, PASSWORD } from './testing/people.ts';
import { NEW_PASSWORD, seeAll, startSituations, type Table, UNKNOWN_ID } from './testing/situations.ts';

const {
  api,
  silent,
  ask,
  number,
  tokenIn,
  shut,
  noteNumber,
  stale,
  asMember,
  guess,
  twice,
  once,
  resetLink,
  loginsOf,
  organizer,
  photo,
} = startSituations();

const USER: Table<typeof userCalls> = {
  register: {
    ok: () => ask('register', accountOf(freshEmail())),
    channel_unavailable: () => ask('register', accountOf(freshEmail()), '', {}, silent()),
    password_common: () =>
      ask('register', { ...accountOf(freshEmail()), password: 'password1', confirm_password: 'password1' }),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('register', accountOf(email));
    },
  },
  registerWithoutPassword: {
    ok: () => ask('registerWithoutPassword', { first_name: 'Kate', email: freshEmail() }),
    channel_unavailable: () =>
      ask('registerWithoutPassword', { first_name: 'Kate', email: freshEmail() }, '', {}, silent()),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('registerWithoutPassword', { first_name: 'Kate', email });
    },
  },
  auth: {
    ok: async () => ask('auth', { login: (await member(api())).email, password: PASSWORD }),
    wrong_credentials: async () => ask('auth', { login: (await member(api())).email, password: 'wrong' }),
    too_many_tries: async () => {
      const { email } = await member(api());
      await shut(`password, login: ${email}`);
      return ask('auth', { login: email, password: PASSWORD });
    },
  },
  sendAuthCode: {
    ok: () => ask('sendAuthCode', { login: freshEmail() }),
    channel_unavailable: () => ask('sendAuthCode', { login: freshEmail() }, '', {}, silent()),
    too_many_tries: async () => {
      const login = freshEmail();
      await loginsOf(login);
      return ask('sendAuthCode', { login });
    },
  },
  authViaCode: {
    ok: async () => once('authViaCode', (await member(api())).email),
    code_wrong: () => guess('authViaCode', 1),
    code_expired: () => twice('authViaCode'),
    too_many_tries: () => guess('authViaCode', 6),
  },
  redirectAuthViaCode: {
    ok: async () => once('redirectAuthViaCode', (await member(api())).email),
    code_wrong: () => guess('redirectAuthViaCode', 1),
    code_expired: () => twice('redirectAuthViaCode'),
    login_elsewhere: async () => once('redirectAuthViaCode', await organizer(), { 'x-site': 'international' }),
    too_many_tries: () => guess('redirectAuthViaCode', 6),
  },
  authByLink: {
    ok: async () => {
      const { email } = await member(api());
      await ask('sendAuthCode', { login: email });
      return ask('authByLink', { token: tokenIn(await mailTo(api(), email)) });
    },
    link_expired: () => ask('authByLink', { token: 'x'.repeat(43) }),
  },
  refreshToken: {
    ok: async () => ask('refreshToken', { refresh_token: (await member(api())).refresh_token }),
    unauthorized: () => ask('refreshToken', { refresh_token: 'x'.repeat(43) }),
  },
  logout: { ok: () => asMember('logout') },
  profile: { ok: () => asMember('profile') },
  setCurrency: { ok: () => asMember('setCurrency', { currency_code: 'EUR' }) },
  setLanguage: { ok: () => asMember('setLanguage', { language_code: 'de-DE' }) },
  changeCountry: {
    ok: async () => {
      const { place_id } = await api().db.selectFrom('countries').select('place_id').limit(1).executeTakeFirstOrThrow();
      return asMember('changeCountry', { country_id: place_id });
    },
  },
  updateProfile: {
    ok: () => asMember('updateProfile', { first_name: 'Katka', phone: number() }),
    reauthentication_required: async () => {
      const { token, user } = await member(api());
      await noteNumber(user.id, new Date());
      await stale(user.id);
      return ask('updateProfile', { phone: number() }, token);
    },
  },
  updateProfilePhoto: {
    ok: photo,
    image_not_found: () => asMember('updateProfilePhoto', { avatar_id: UNKNOWN_ID }),
  },
  passwordRecovery: {
    ok: () => ask('passwordRecovery', { email: freshEmail() }),
    too_many_tries: async () => {
      const email = freshEmail();
      await loginsOf(email);
      return ask('passwordRecovery', { email });
    },
  },
  checkPasswordResetToken: {
    ok: async () => ask('checkPasswordResetToken', { token: await resetLink() }),
    link_expired: () => ask('checkPasswordResetToken', { token: 'x'.repeat(43) }),
  },
  passwordReset: {
    ok: async () => ask('passwordReset', { token: await resetLink(), password: NEW_PASSWORD }),
    link_expired: () => ask('passwordReset', { token: 'x'.repeat(43), password: NEW_PASSWORD }),
    password_common: async () => ask('passwordReset', { token: await resetLink(), password: 'password1' }),
  },
};
seeAll(userCalls, USER, ask);
