import * as securityCalls from '@cairn/shared-contracts/api/user-security.calls';
import type { Options } from './passkeys/testing/authenticator.ts';
import { PASSWORD } from './testing/people.ts';
import { passwords, seeAll, startSituations, type Table, UNKNOWN_ID } from './testing/situations.ts';

const { ask, shut, unproven, asMember, limited, guessProof, addPasskey, silentMember, otherSession } =
  startSituations();

const SECURITY: Table<typeof securityCalls> = {
  changePassword: {
    ok: () => asMember('changePassword', { ...passwords, old_password: PASSWORD }),
    password_common: () =>
      asMember('changePassword', { old_password: PASSWORD, password: 'password1', confirm_password: 'password1' }),
    reauthentication_required: () => unproven('changePassword', passwords),
    too_many_tries: () =>
      limited('changePassword', (id) => `password of a logged-in user: ${id}`, {
        ...passwords,
        old_password: PASSWORD,
      }),
    wrong_password: () => asMember('changePassword', { ...passwords, old_password: 'wrong' }),
  },
  reauthenticationCode: {
    ok: () => asMember('reauthenticationCode'),
    channel_unavailable: () => silentMember('reauthenticationCode', {}),
    too_many_tries: () => limited('reauthenticationCode', (id) => `codes of a user: reauthenticate ${id}`),
  },
  reauthenticate: {
    ok: () => asMember('reauthenticate', { password: PASSWORD }),
    code_wrong: () => guessProof(1),
    code_expired: () => guessProof(1, true),
    passkey_refused: () => asMember('reauthenticate', { passkey: {} }),
    too_many_tries: () => guessProof(6),
    wrong_password: () => asMember('reauthenticate', { password: 'wrong' }),
  },
  sessions: { ok: () => asMember('sessions') },
  endSession: { ok: otherSession, session_not_found: () => asMember('endSession', { id: UNKNOWN_ID }) },
  passkeys: { ok: () => asMember('passkeys') },
  newPasskeyOptions: {
    ok: () => asMember('newPasskeyOptions'),
    reauthentication_required: () => unproven('newPasskeyOptions'),
  },
  addPasskey: {
    ok: async () => (await addPasskey()).answer,
    passkey_refused: () => asMember('addPasskey', { credential: {}, name: 'Phone' }),
    reauthentication_required: () => unproven('addPasskey', { credential: {}, name: 'Phone' }),
  },
  renamePasskey: {
    ok: async () => {
      const { id, token } = await addPasskey();
      return ask('renamePasskey', { id, name: 'Key' }, token);
    },
    passkey_not_found: () => asMember('renamePasskey', { id: UNKNOWN_ID, name: 'Key' }),
  },
  removePasskey: {
    ok: async () => {
      const { id, token } = await addPasskey();
      return ask('removePasskey', { id }, token);
    },
    passkey_not_found: () => asMember('removePasskey', { id: UNKNOWN_ID }),
    reauthentication_required: () => unproven('removePasskey', { id: UNKNOWN_ID }),
  },
  passkeyLoginOptions: { ok: () => ask('passkeyLoginOptions') },
  authViaPasskey: {
    ok: async () => {
      const { mine, authenticator } = await addPasskey();
      const { options } = (await ask('passkeyLoginOptions', {}, '', mine)).body as { options: Options };
      return ask('authViaPasskey', { credential: authenticator.get(options) }, '', mine);
    },
    passkey_refused: () => ask('authViaPasskey', { credential: {} }),
    too_many_tries: async () => {
      await shut('passkeys, address: 198.51.100.9');
      return ask('authViaPasskey', { credential: {} }, '', { 'x-forwarded-for': '198.51.100.9' });
    },
  },
};
seeAll(securityCalls, SECURITY, ask);
