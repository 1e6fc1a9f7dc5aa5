import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** What goes wrong around a booking, and the test that holds what happens then: a fault without its test is red. */
const FAULTS: Readonly<Record<string, readonly [file: string, test: string]>> = {
  oversell: ['./create.test.ts', '50 tourists at once get exactly the last 5 seats'],
  'oversell while the api is killed': ['./rush.test.ts', 'no seat is sold twice, every acknowledged request is there'],
  'many who book and cancel at once': ['./crowd.test.ts', 'is booked, cancelled and waited for'],
  'double submit': ['./create.test.ts', 'the same key books once, also when both requests run at once'],
  'an acknowledged request and a kill': ['./kill.test.ts', 'every acknowledged request is there afterwards'],
  'double webhook': ['../payment/webhook.test.ts', 'are acted upon once, also when they come several times at once'],
  'webhook before the redirect': [
    '../payment/webhook.test.ts',
    'are acted upon once, also when they come several times',
  ],
  'redirect before the webhook': ['../payment/reconcile.test.ts', 'is asked by the page that the payer is back on'],
  'webhooks in the wrong order': ['../payment/webhook.test.ts', 'that come in the wrong order end the same'],
  'webhook that never comes': ['../payment/reconcile.test.ts', 'is asked, and the booking is paid without any notice'],
  'webhook that comes late': [
    '../payment/reconcile.test.ts',
    'lets go of what was never paid, and still takes what comes',
  ],
  'forged webhook': ['../payment/webhook.test.ts', 'with $says are refused'],
  'provider down': [
    '../payment/reconcile.test.ts',
    '%s: the payer is told when to try again, and nothing is opened twice',
  ],
  'provider slow': ['../../adapters/payments/slow.test.ts', '%s is given up after a while, and counts as away'],
  'refund that fails': ['../payment/reconcile.test.ts', 'a refund that fails is tried again'],
  'more given back than was paid': [
    '../../adapters/payments/providers.contract.test.ts',
    'gives back in parts, each once',
  ],
  'api killed between charge and record': ['../payment/kill.test.ts', 'everything that the bank took is recorded once'],
  midnight: [
    './clock.test.ts',
    'a departure of tomorrow is booked and cancelled until midnight, and not a second later',
  ],
  'change of the clocks': ['./clock.test.ts', '48 hours are 48 hours'],
  'currency change in mid-checkout': [
    '../payment/payment.test.ts',
    'a currency that is changed in the middle changes nothing',
  ],
  'tampered amount': ['../payment/payment.test.ts', "says: 'a smaller amount'"],
  'another amount captured': ['../payment/webhook.test.ts', 'of $says are not accepted: the money is held'],
  'two tabs': ['../payment/payment.test.ts', 'of two pages that pay different things only the last can be paid'],
  'paid in the other tab': ['../payment/payment.test.ts', 'what was paid a moment ago in another tab counts'],
  'paid when it was too late': ['./cancel.test.ts', 'a payment that comes after the request has lapsed goes back'],
  'paid at the price before a move': ['./move.test.ts', 'a payment that was opened for the other price'],
  'a database that is busy': ['../../platform/http/busy-database.test.ts', 'is told to come again in a moment'],
  'a notice while the database is busy': [
    '../../platform/http/busy-database.test.ts',
    'a payment provider is told to bring its notice again',
  ],
  'foreign uuid': ['./access.test.ts', 'every call has a row, and every row a call'],
  'payment of another booking': [
    '../payment/payment-access.test.ts',
    'a payment of another booking is none of this one',
  ],
  'expired key': ['../meeting/meeting.calls.test.ts', 'a key ends after the tour, and with the booking'],
  'expired link of a tourist': ['./tourist-links.test.ts', 'a link ends with the booking and after the tour'],
  'file of more than 25 MB': ['../meeting/meeting.calls.test.ts', 'a file that is too large is refused'],
  'a .docx that is none': ['../meeting/meeting.calls.test.ts', 'a .docx that is none'],
  'departure changed or closed meanwhile': [
    '../back-office/departures.calls.test.ts',
    'a tourist whose departure changes or closes meanwhile is asked',
  ],
  'departure closed while somebody waits': ['../waitlist/close.test.ts', 'keeps their place and is told'],
  'two windows of one organizer': ['../back-office/departures.calls.test.ts', 'of two windows the second is told'],
  'two who type at once': ['./tourist-links.test.ts', 'what somebody else has changed since is not overwritten'],
  'an old page of the leader': ['./tourist-links.test.ts', 'is not removed by its save'],
  'currencies without minor units': ['../payment/payment.test.ts', 'yen are charged whole'],
  'parts that are rounded': [
    '../../../shared-contracts/domain/booking-schedule.test.ts',
    'both parts make the whole in every currency',
  ],
};

it.each(Object.entries(FAULTS))('%s has its test', (_fault, [file, test]) => {
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toContain(test);
});
