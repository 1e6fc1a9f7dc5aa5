import { describe, expect, it } from '@jest/globals';
import type { Outgoing } from '../../../common/model/outbox.ts';
import { message } from '../../../testing/samples.ts';
import { rowsOf } from './rows.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const outgoing = (clientKey: string): Outgoing => ({
  clientKey,
  chatId: 5,
  text: 'x',
  file: null,
  at: Date.parse('2027-01-03T00:00:00Z'),
  state: 'waiting',
});

describe('the thread as it is drawn', () => {
  it('has a separator before every day, a line before what is unread, and what is on its way at the end', () => {
    const rows = rowsOf(
      {
        messages: [
          message(1, { created_at: '2027-01-01T22:00:00Z' }),
          message(2, { created_at: '2027-01-01T23:00:00Z', direction: 'system' }),
          message(3, { created_at: '2027-01-02T01:00:00Z', direction: 'output', client_key: 'k3' }),
          message(4, { created_at: '2027-01-02T02:00:00Z', is_read: false }),
        ],
        // the socket has told of the first of them already
        outgoing: [outgoing('k3'), outgoing('k4')],
        unreadId: 4,
      },
      dayOf,
    );
    expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'day day 2027-01-01',
      'message 1',
      'system 2',
      'day day 2027-01-02',
      'message k3',
      'unread unread',
      'message 4',
      'day day 2027-01-03',
      'outgoing k4',
    ]);
  });
});
