import * as phoneCalls from '@cairn/shared-contracts/api/phone-code.calls';
import * as ownCalls from '@cairn/shared-contracts/api/user-own.calls';
import { unsubscribeToken } from '../notifications/subscription.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { member } from './testing/people.ts';
import { seeAll, startSituations, type Table, UNKNOWN_ID } from './testing/situations.ts';

const { api, world, ask, unproven, asMember, phone, ofWorld, none, toWorld } = startSituations();

const OWN: Table<typeof ownCalls> = {
  setActivity: { ok: () => asMember('setActivity') },
  notifications: { ok: () => asMember('notifications') },
  setNotifications: { ok: () => asMember('setNotifications', { journal: false }) },
  unsubscribe: {
    ok: async () => {
      const { user } = await member(api());
      const { APP_SECRET } = api().services.env;
      const subscription = { of: 'account', kind: 'journal', userId: user.id } as const;
      return ask('unsubscribe', { token: unsubscribeToken(APP_SECRET, subscription) });
    },
    link_expired: () => ask('unsubscribe', { token: 'x'.repeat(43) }),
  },
  messengers: { ok: () => asMember('messengers') },
  disconnectMessenger: { ok: () => asMember('disconnectMessenger', { source: 'vk' }) },
  exportData: {
    ok: () => asMember('exportData'),
    reauthentication_required: () => unproven('exportData'),
  },
  deleteAccount: {
    ok: () => asMember('deleteAccount', { confirm: 'DELETE' }),
    account_has_trips: async () => ask('deleteAccount', { confirm: 'DELETE' }, (await confirmedBooking(api())).token),
    reauthentication_required: () => unproven('deleteAccount', { confirm: 'DELETE' }),
  },
  trips: { ok: () => asMember('trips') },
  verificationAccessToken: {
    ok: () => ask('verificationAccessToken', ofWorld(), world().organizerToken),
    forbidden: () => asMember('verificationAccessToken', ofWorld()),
    organizer_not_found: () => ask('verificationAccessToken', none, world().organizerToken),
  },
  verificationData: {
    ok: () => ask('verificationData', ofWorld(), world().organizerToken),
    forbidden: () => asMember('verificationData', ofWorld()),
    organizer_not_found: () => ask('verificationData', none, world().organizerToken),
  },
  userInfoData: { ok: () => ask('userInfoData') },
};
seeAll(ownCalls, OWN, ask);

const PHONE: Table<typeof phoneCalls> = {
  organizerCode: {
    ok: () => phone('organizerCode', 'calling', toWorld()),
    calls_off: () => phone('organizerCode', 'international', toWorld()),
    no_call_number: () => phone('organizerCode', 'numberless', toWorld()),
    organizer_not_found: () => phone('organizerCode', 'calling', { tour_organizer_id: UNKNOWN_ID }),
  },
  chatCode: {
    ok: () => phone('chatCode', 'calling', 'chat'),
    calls_off: () => phone('chatCode', 'international', 'chat'),
    no_call_number: () => phone('chatCode', 'numberless', 'chat'),
    chat_not_found: () => phone('chatCode', 'calling', { chat_id: UNKNOWN_ID }),
  },
  webCall: {
    ok: () => phone('webCall', 'calling', { is_support_call: true }),
    calls_off: () => phone('webCall', 'international', { is_support_call: true }),
    no_call_number: () => phone('webCall', 'numberless', { is_support_call: true }),
    chat_not_found: () => phone('webCall', 'calling', { chat_id: UNKNOWN_ID }),
    organizer_not_found: () => phone('webCall', 'calling', { organizer_id: UNKNOWN_ID }),
  },
};
seeAll(phoneCalls, PHONE, ask);
