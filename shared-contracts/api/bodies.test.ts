import { describe, expect, it } from '@jest/globals';
import { sendMessageBody } from './chat.schema.ts';
import { calendarDate, email, recordId, recordIdText, rule, uuid } from './common.schema.ts';
import { createRequestBody } from './request.schema.ts';
import { updateTouristsBody } from './tourist.schema.ts';
import { authViaCodeBody, registerBody, setCurrencyBody, updateProfileBody } from './user.schema.ts';

interface Schema {
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: { message: string }[] } };
}
/** what comes out, or the rule that the first refusal names; the api names the others by the kind of the check */
function read(schema: Schema, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : `refused: ${result.error.issues[0]?.message ?? ''}`;
}
const REFUSED = expect.stringMatching(/^refused: /);
const UUID = '0D9F7A52-5d1c-4a0e-9f5f-3b8f1a7c2e11';

describe('single fields', () => {
  it.each<[string, Schema, unknown, unknown]>([
    ['an e-mail', email, ' kate@cairn.test ', 'kate@cairn.test'],
    ['an e-mail without an ending', email, 'kate@cairn', 'refused: email'],
    ['an e-mail with its name', email, 'Kate <kate@cairn.test>', REFUSED],
    ['an e-mail in quotes', email, '"kate"@cairn.test', REFUSED],
    ['an e-mail with an empty part', email, 'kate@cairn..test', REFUSED],
    ['an e-mail with a mark that turns it round', email, '\u202ekate@cairn.test', REFUSED],
    ['an e-mail of other letters', email, 'käthe@münchen.de', 'käthe@münchen.de'],
    ['two e-mails', email, 'a@b.cc, c@d.ee', 'refused: email'],
    ['an e-mail that is too long', email, `${'a'.repeat(250)}@b.cc`, REFUSED],
    ['a date', calendarDate, '2028-02-29', '2028-02-29'],
    ['a date that is on no calendar', calendarDate, '2027-02-29', REFUSED],
    ['a month that is none', calendarDate, '2027-13-01', REFUSED],
    ['a day that is none', calendarDate, '2027-06-00', REFUSED],
    ['a date with a time', calendarDate, '2027-06-14T00:00:00Z', REFUSED],
    ['a uuid', uuid, UUID, UUID],
    ['a uuid with something behind it', uuid, `${UUID}0`, REFUSED],
    ['a number of a record', recordId(), 42, 42],
    ['a number of a record as text, in a body', recordId(), '42', REFUSED],
    ['a number of a record as text, in a query', recordIdText(), '42', 42],
    ['a number that the database cannot hold', recordIdText(), '2147483648', REFUSED],
    ['a number written in another way', recordIdText(), '1e3', REFUSED],
    ['a number of other digits', recordIdText(), '١', REFUSED],
    ['zero as text', recordIdText(), '0', REFUSED],
    ['zero', recordId(), 0, REFUSED],
    ['half a number', recordIdText(), '1.5', REFUSED],
    ['no number, by a rule of the call', recordIdText(rule('tourId')), 'x', 'refused: tourId'],
  ])('%s', (_title, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });
});

describe('bodies of calls', () => {
  const ANNA = { first_name: ' Anna ', last_name: 'Novak' };
  const KATE = {
    first_name: 'Kate',
    last_name: 'Novak',
    email: 'kate@cairn.test',
    password: 'long walk',
    confirm_password: 'long walk',
  };
  const SHOWN = {
    ...{ start: '2027-06-14', end: '2027-06-21', price: 89_000, discount_percent: 0, prepayment_percent: 15 },
    ...{ balance_due_on: '2027-05-15', variant_delta: 0 },
    ...{ instalments: 1, not_guaranteed: false, flight_included: false },
  };
  const REQUEST = { idempotency_key: UUID, tour_id: 42, date_id: 1, tourists_count: 2, shown: SHOWN, is_sure: false };

  it.each<[string, Schema, object, unknown]>([
    [
      'a tourist with the needed fields only',
      updateTouristsBody,
      { tourists: [ANNA] },
      { tourists: [{ first_name: 'Anna', last_name: 'Novak' }] },
    ],
    [
      'a tourist who is there, without a name',
      updateTouristsBody,
      { tourists: [{ id: UUID, email: '' }] },
      { tourists: [{ id: UUID, email: '' }] },
    ],
    [
      'a tourist whose first name is taken back',
      updateTouristsBody,
      { tourists: [{ id: UUID, first_name: '', last_name: 'Novak' }] },
      REFUSED,
    ],
    ['a new tourist without a first name', updateTouristsBody, { tourists: [{ last_name: 'Novak' }] }, REFUSED],
    ['a tourist of spaces', updateTouristsBody, { tourists: [{ ...ANNA, last_name: '  ' }] }, REFUSED],
    ['a tourist born on 31 February', updateTouristsBody, { tourists: [{ ...ANNA, birthday: '1990-02-31' }] }, REFUSED],
    ['21 tourists', updateTouristsBody, { tourists: Array.from({ length: 21 }, () => ANNA) }, REFUSED],
    ['a request', createRequestBody, REQUEST, REQUEST],
    ['a request for nobody', createRequestBody, { ...REQUEST, tourists_count: 0 }, REFUSED],
    ['a request for 21', createRequestBody, { ...REQUEST, tourists_count: 21 }, REFUSED],
    ['a request without what was shown', createRequestBody, { ...REQUEST, shown: undefined }, REFUSED],
    ['a request without its key', createRequestBody, { ...REQUEST, idempotency_key: undefined }, REFUSED],
    ['an account', registerBody, { ...KATE, phone: '+420123456789' }, { ...KATE, phone: '+420123456789' }],
    ['a short password', registerBody, { ...KATE, password: 'walk' }, REFUSED],
    ['a phone without its country', registerBody, { ...KATE, phone: '0123456789' }, 'refused: phone'],
    ['a phone of 8 digits', registerBody, { ...KATE, phone: '+12345678' }, 'refused: phone'],
    [
      'a code',
      authViaCodeBody,
      { login: 'kate@cairn.test', code: '01234' },
      { login: 'kate@cairn.test', code: '01234', verify_method: 'email' },
    ],
    ['a code of four digits', authViaCodeBody, { login: 'kate@cairn.test', code: '0123' }, 'refused: code'],
    ['a message', sendMessageBody, { chat_id: 1, message: ' Hello ' }, { chat_id: 1, message: 'Hello' }],
    ['an empty message', sendMessageBody, { chat_id: 1, message: '  ' }, REFUSED],
    ['a message to no chat', sendMessageBody, { chat_id: 'x', message: 'Hello' }, 'refused: chatId'],
    ['a message that is too long', sendMessageBody, { chat_id: 1, message: 'x'.repeat(4001) }, REFUSED],
    ['a currency of the site', setCurrencyBody, { currency_code: 'KZT' }, { currency_code: 'KZT' }],
    ['another currency', setCurrencyBody, { currency_code: 'XAU' }, REFUSED],
    ['a profile whose phone is taken away', updateProfileBody, { phone: '' }, { phone: '' }],
    ['a profile without a first name', updateProfileBody, { first_name: '' }, REFUSED],
  ])('%s', (_title, schema, body, expected) => {
    expect(read(schema, body)).toEqual(expected);
  });
});
