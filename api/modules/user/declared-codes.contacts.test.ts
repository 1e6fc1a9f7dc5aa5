import * as contactCalls from '@cairn/shared-contracts/api/user-contacts.calls';
import { codeFor, freshEmail, mailTo, member } from './testing/people.ts';
import { seeAll, startSituations, type Table } from './testing/situations.ts';

const {
  api,
  ask,
  number,
  tokenIn,
  shut,
  noteNumber,
  stale,
  unproven,
  asMember,
  limited,
  waiting,
  guessContact,
  confirmTwice,
  silentMember,
} = startSituations();

const CONTACT: Table<typeof contactCalls> = {
  emailConfirmationRequest: {
    ok: () => asMember('emailConfirmationRequest'),
    channel_unavailable: () => silentMember('emailConfirmationRequest', {}),
    too_many_tries: () => limited('emailConfirmationRequest', (id) => `codes of a user: confirm_email ${id}`),
  },
  confirmEmail: {
    ok: async () => {
      const { token, code } = await waiting('Email');
      return ask('confirmEmail', { code }, token);
    },
    code_wrong: () => guessContact('Email', 1),
    code_expired: () => confirmTwice('Email'),
    link_expired: () => ask('confirmEmail', { token: 'x'.repeat(43) }),
    too_many_tries: () => guessContact('Email', 6),
    unauthorized: () => ask('confirmEmail', { code: '12345' }),
  },
  changeEmail: {
    ok: () => asMember('changeEmail', { email: freshEmail() }),
    channel_unavailable: () => silentMember('changeEmail', { email: freshEmail() }),
    reauthentication_required: () => unproven('changeEmail', { email: freshEmail() }),
    too_many_tries: () =>
      limited('changeEmail', (id) => `codes of a user: confirm_email ${id}`, { email: freshEmail() }),
  },
  undoEmailChange: {
    ok: async () => {
      const mine = await member(api());
      const email = freshEmail();
      await ask('changeEmail', { email }, mine.token);
      await ask('confirmEmail', { code: await codeFor(api(), email) }, mine.token);
      return ask('undoEmailChange', { token: tokenIn(await mailTo(api(), mine.email)) });
    },
    link_expired: () => ask('undoEmailChange', { token: 'x'.repeat(43) }),
  },
  changePhone: {
    ok: () => asMember('changePhone', { phone: number() }),
    channel_unavailable: () => silentMember('changePhone', { phone: number() }),
    reauthentication_required: () => unproven('changePhone', { phone: number() }),
    too_many_tries: () => limited('changePhone', (id) => `codes of a user: confirm_phone ${id}`, { phone: number() }),
  },
  phoneConfirmationMethods: { ok: () => asMember('phoneConfirmationMethods') },
  sendConfirmationCode: {
    ok: async () => ask('sendConfirmationCode', {}, (await waiting('Phone')).token),
    channel_unavailable: () => asMember('sendConfirmationCode'),
    reauthentication_required: async () => {
      const { token, user } = await member(api());
      await noteNumber(user.id);
      await stale(user.id);
      return ask('sendConfirmationCode', {}, token);
    },
    too_many_tries: async () => {
      const { token, user } = await member(api());
      await noteNumber(user.id);
      await shut(`codes of a user: confirm_phone ${user.id}`);
      return ask('sendConfirmationCode', {}, token);
    },
  },
  confirmPhone: {
    ok: async () => {
      const { token, code } = await waiting('Phone');
      return ask('confirmPhone', { code }, token);
    },
    code_wrong: () => guessContact('Phone', 1),
    code_expired: () => confirmTwice('Phone'),
    too_many_tries: () => guessContact('Phone', 6),
  },
};
seeAll(contactCalls, CONTACT, ask);
