import * as z from 'zod/mini';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './user.schema.ts';

/** Calls of specification §7, "User", about what belongs to an account: what its owner is told, messengers, trips, their data. */
const post = { method: 'POST', tag: 'User' } as const;

export const setActivity = defineCall({
  ...post,
  path: '/crm/api/user/set-activity',
  summary: 'Says that the person is here, or has gone',
  auth: 'required',
  body: shapes.setActivityBody,
  answer: ok,
});

export const notifications = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/notifications',
  summary: 'What the person wants to be told',
  answer: shapes.notificationSettings,
});

export const setNotifications = defineCall({
  ...post,
  path: '/crm/api/user/set-notifications',
  summary: 'Changes what the person wants to be told; what is left out stays as it is',
  auth: 'required',
  body: shapes.setNotificationsBody,
  answer: shapes.notificationSettings,
});

/** Open to a guest: the token of the message is signed for one account and one kind of message. */
export const unsubscribe = defineCall({
  ...post,
  path: '/crm/api/user/unsubscribe',
  summary: 'Ends the messages of a kind, by the token of the link in one of them',
  body: shapes.oneTimeTokenBody,
  answer: shapes.unsubscribed,
  errors: ['link_expired'],
});

export const messengers = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/messengers',
  summary: 'The messengers that the account is connected to',
  answer: shapes.accountMessengers,
});

export const disconnectMessenger = defineCall({
  ...post,
  path: '/crm/api/user/disconnect-messenger',
  summary: 'Disconnects a messenger',
  auth: 'required',
  body: shapes.disconnectMessengerBody,
  answer: shapes.accountMessengers,
});

export const exportData = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/export',
  summary: "All of the person's own data as one JSON file",
  file: 'application/json',
  answer: z.unknown(),
  errors: ['reauthentication_required'],
});

/** Bookings and payments stay, without the person: they are never deleted. */
export const deleteAccount = defineCall({
  ...post,
  path: '/crm/api/user/delete-account',
  summary: 'Deletes the account and all that names its owner',
  auth: 'required',
  body: shapes.deleteAccountBody,
  answer: ok,
  errors: ['account_has_trips', 'reauthentication_required'],
});

export const trips = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/trips',
  summary: "The person's bookings, each with what comes next, who must do it and until when",
  answer: shapes.trips,
});

export const verificationAccessToken = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/get-verification-access-token',
  summary: 'Opens the identity check of an organizer at the verification service',
  query: shapes.verificationQuery,
  answer: shapes.verificationAccess,
  errors: ['forbidden', 'organizer_not_found'],
});

export const verificationData = defineCall({
  tag: 'User',
  auth: 'required',
  method: 'GET',
  path: '/crm/api/user/verification-data',
  summary: 'What of an organizer is verified',
  query: shapes.verificationQuery,
  answer: shapes.verificationData,
  errors: ['forbidden', 'organizer_not_found'],
});

export const userInfoData = defineCall({
  tag: 'User',
  auth: 'optional',
  method: 'GET',
  path: '/spa/user-info-data',
  summary: 'What the person may do; a guest nothing of it',
  answer: shapes.userInfoData,
});
