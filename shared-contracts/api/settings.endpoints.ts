import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { countriesForForms } from './places.calls.ts';
import * as calls from './user.calls.ts';

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
    changeEmail: call(calls.changeEmail, profile),
    emailConfirmationRequest: call(calls.emailConfirmationRequest),
    confirmEmail: call(calls.confirmEmail, profile),
    changePhone: call(calls.changePhone, profile),
    phoneConfirmationMethods: call(calls.phoneConfirmationMethods),
    sendConfirmationCode: call(calls.sendConfirmationCode),
    confirmPhone: call(calls.confirmPhone, profile),
    changePassword: call(calls.changePassword, { invalidatesTags: onSuccess('Session', 'Account') }),
    reauthenticationCode: call(calls.reauthenticationCode),
    reauthenticate: call(calls.reauthenticate),
    sessions: call(calls.sessions, shown),
    endSession: call(calls.endSession, account),
    passkeys: call(calls.passkeys, shown),
    newPasskeyOptions: call(calls.newPasskeyOptions),
    addPasskey: call(calls.addPasskey, account),
    renamePasskey: call(calls.renamePasskey, account),
    removePasskey: call(calls.removePasskey, account),
    passkeyLoginOptions: call(calls.passkeyLoginOptions),
    notifications: call(calls.notifications, shown),
    setNotifications: call(calls.setNotifications, account),
    messengers: call(calls.messengers, shown),
    disconnectMessenger: call(calls.disconnectMessenger, account),
    exportData: call(calls.exportData),
    deleteAccount: call(calls.deleteAccount),
    countries: call(countriesForForms),
  }));
