import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { generateConnectionCode } from './chat.calls.ts';
import { countriesForForms } from './places.calls.ts';
import * as calls from './user.calls.ts';
import * as contacts from './user-contacts.calls.ts';
import * as own from './user-own.calls.ts';
import * as security from './user-security.calls.ts';

/** a refused change changes nothing: nothing is read anew */
const onSuccess =
  <const Tag extends 'Session' | 'Account'>(...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error ? [] : tags;

const profile = { invalidatesTags: onSuccess('Session') } as const;
const account = { invalidatesTags: onSuccess('Account') } as const;
const shown = { providesTags: ['Account'] } as const;

/** What a person sets about their own account. `Session` is the profile, `Account` all else that the settings show. */
export const settingsEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    updateProfile: call(calls.updateProfile, profile),
    updateProfilePhoto: call(calls.updateProfilePhoto, profile),
    changeCountry: call(calls.changeCountry, profile),
    changeEmail: call(contacts.changeEmail, profile),
    emailConfirmationRequest: call(contacts.emailConfirmationRequest),
    confirmEmail: call(contacts.confirmEmail, profile),
    changePhone: call(contacts.changePhone, profile),
    phoneConfirmationMethods: call(contacts.phoneConfirmationMethods),
    sendConfirmationCode: call(contacts.sendConfirmationCode),
    confirmPhone: call(contacts.confirmPhone, profile),
    changePassword: call(security.changePassword, { invalidatesTags: onSuccess('Session', 'Account') }),
    reauthenticationCode: call(security.reauthenticationCode),
    reauthenticate: call(security.reauthenticate),
    sessions: call(security.sessions, shown),
    endSession: call(security.endSession, account),
    passkeys: call(security.passkeys, shown),
    newPasskeyOptions: call(security.newPasskeyOptions),
    addPasskey: call(security.addPasskey, account),
    renamePasskey: call(security.renamePasskey, account),
    removePasskey: call(security.removePasskey, account),
    passkeyLoginOptions: call(security.passkeyLoginOptions),
    notifications: call(own.notifications, shown),
    setNotifications: call(own.setNotifications, account),
    messengers: call(own.messengers, shown),
    connectionCode: call(generateConnectionCode),
    disconnectMessenger: call(own.disconnectMessenger, account),
    exportData: call(own.exportData),
    deleteAccount: call(own.deleteAccount),
    countries: call(countriesForForms),
  }));
