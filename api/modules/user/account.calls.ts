import * as calls from '@cairn/shared-contracts/api/user.calls';
import * as contacts from '@cairn/shared-contracts/api/user-contacts.calls';
import * as own from '@cairn/shared-contracts/api/user-own.calls';
import * as security from '@cairn/shared-contracts/api/user-security.calls';
import { type Call, type CallContext, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { disconnectMessenger, listMessengers } from '../messengers/connections.ts';
import { asRead } from '../request/as-read.ts';
import { askForEmail, confirmEmail, requestEmailCode, undoEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { askForPhone, confirmPhone, phoneMethods, requestPhoneCode } from './change-phone.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { readNotifications, setNotifications } from './notifications.ts';
import { addPasskey, newPasskeyOptions } from './passkeys/add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys/stored-passkey.ts';
import { passkeyLoginOptions, signInByPasskey } from './passkeys/use-passkey.ts';
import { readProfile } from './profile.ts';
import { changePhoto } from './profile-photo.ts';
import { sendProofCode } from './proof-code.ts';
import { readerOf } from './reader.ts';
import { reauthenticate } from './reauthenticate.ts';
import { endSessions, listSessions, noteActivity } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { readTrips } from './trips/read-trips.ts';
import { verificationAccessOf, verificationOf } from './verification.ts';

const DONE = { result: true } as const;

/** Calls of a logged-in account about itself (specification §7, "User"). */
export const accountCalls = (services: Services): Call[] => [
  ...ownCalls(services),
  ...proofCalls(services),
  ...contactCalls(services),
  ...passkeyCalls(services),
];

function ownCalls(services: Services): Call[] {
  return [
    serve(own.trips, {
      handle: async ({ user, site, currency, language }) => {
        const reader = await readerOf(services.db, { user, language, site });
        const { coming, past } = await readTrips(services, signedIn(user).id, site, reader);
        const read = (trips: typeof coming) => Promise.all(trips.map((trip) => asRead(services, currency, trip)));
        return { coming: await read(coming), past: await read(past) };
      },
    }),
    serve(calls.updateProfilePhoto, {
      perMinute: 30,
      handle: async ({ user, body }) => {
        await changePhoto(services, signedIn(user), body.avatar_id);
        return readProfile(services, signedIn(user).id);
      },
    }),
    serve(own.notifications, {
      handle: ({ user }) => readNotifications(services, signedIn(user)),
    }),
    serve(own.setNotifications, {
      perMinute: 60,
      handle: ({ user, body }) => setNotifications(services, signedIn(user), body),
    }),
    serve(own.exportData, {
      perMinute: 10,
      handle: async (context) => exportData(services, await provenUser(services, context), context),
    }),
    serve(own.deleteAccount, {
      perMinute: 10,
      handle: async (context) => {
        await deleteAccount(services, await provenUser(services, context), context.site);
        return DONE;
      },
    }),
    serve(own.verificationAccessToken, {
      handle: ({ user, query }) => verificationAccessOf(services, signedIn(user), query.orgId),
    }),
    serve(own.verificationData, {
      handle: ({ user, query }) => verificationOf(services, signedIn(user), query.orgId),
    }),
    serve(own.messengers, {
      handle: ({ user, site }) => listMessengers(services, signedIn(user), site),
    }),
    serve(own.disconnectMessenger, {
      perMinute: 60,
      handle: ({ user, body, site }) => disconnectMessenger(services, signedIn(user), site, body.source),
    }),
  ];
}

function proofCalls(services: Services): Call[] {
  return [
    serve(security.sessions, {
      handle: ({ user, language }) => listSessions(services, signedIn(user), language),
    }),
    serve(security.endSession, {
      perMinute: 60,
      handle: async ({ user, body }) => {
        await endSessions(services, signedIn(user), body.id);
        return DONE;
      },
    }),
    serve(own.setActivity, {
      perMinute: 60,
      handle: async ({ user }) => {
        await noteActivity(services, signedIn(user));
        return DONE;
      },
    }),
    serve(security.reauthenticationCode, {
      perMinute: 20,
      handle: (context) => sendProofCode(services, signedIn(context.user), context),
    }),
    serve(security.reauthenticate, {
      perMinute: 30,
      handle: (context) => reauthenticate(services, signedIn(context.user), context, context.body),
    }),
    serve(security.changePassword, {
      perMinute: 20,
      handle: async ({ user, site, body }) => {
        await changePassword(services, signedIn(user), site, body);
        return readProfile(services, signedIn(user).id);
      },
    }),
  ];
}

function contactCalls(services: Services): Call[] {
  return [
    serve(contacts.changeEmail, {
      perMinute: 20,
      handle: async (context) => {
        const user = await provenUser(services, context);
        await askForEmail(services, user, context, context.body.email);
        return readProfile(services, user.id);
      },
    }),
    serve(contacts.emailConfirmationRequest, {
      perMinute: 20,
      handle: (context) => requestEmailCode(services, signedIn(context.user), context),
    }),
    serve(contacts.confirmEmail, {
      perMinute: 30,
      handle: async ({ user, body, site }) => {
        await confirmEmail(services, user, { ...body, site });
        return DONE;
      },
    }),
    serve(contacts.undoEmailChange, {
      perMinute: 20,
      handle: async ({ body, site }) => {
        await undoEmailChange(services, site, body.token);
        return DONE;
      },
    }),
    serve(contacts.changePhone, {
      perMinute: 20,
      handle: async (context) => {
        const user = await provenUser(services, context);
        await askForPhone(services, user, context, context.body);
        return readProfile(services, user.id);
      },
    }),
    serve(contacts.phoneConfirmationMethods, {
      handle: async () => ({ methods: phoneMethods(services.env) }),
    }),
    serve(contacts.sendConfirmationCode, {
      perMinute: 20,
      handle: (context) => requestPhoneCode(services, signedIn(context.user), context, context.body.code_sender),
    }),
    serve(contacts.confirmPhone, {
      perMinute: 30,
      handle: async ({ user, body, site }) => {
        await confirmPhone(services, signedIn(user), site, body.code);
        return readProfile(services, signedIn(user).id);
      },
    }),
  ];
}

function passkeyCalls(services: Services): Call[] {
  return [
    serve(security.passkeys, {
      handle: ({ user }) => listPasskeys(services, signedIn(user)),
    }),
    serve(security.newPasskeyOptions, {
      perMinute: 30,
      handle: async (context) => newPasskeyOptions(services, await provenUser(services, context), context),
    }),
    serve(security.addPasskey, {
      perMinute: 30,
      handle: async (context) => addPasskey(services, await provenUser(services, context), context, context.body),
    }),
    serve(security.renamePasskey, {
      perMinute: 60,
      handle: ({ user, body }) => renamePasskey(services, signedIn(user), body),
    }),
    serve(security.removePasskey, {
      perMinute: 30,
      handle: async (context) => {
        await removePasskey(services, await provenUser(services, context), context, context.body.id);
        return DONE;
      },
    }),
    serve(security.passkeyLoginOptions, {
      perMinute: 60,
      handle: (context) => passkeyLoginOptions(services, context),
    }),
    serve(security.authViaPasskey, {
      perMinute: 60,
      handle: (context) => signInByPasskey(services, context, context.body),
    }),
  ];
}

/** @throws ApiError 403 reauthentication_required */
async function provenUser(services: Services, { user }: Pick<CallContext<unknown, unknown>, 'user'>) {
  const known = signedIn(user);
  await requireFreshProof(services, known);
  return known;
}
