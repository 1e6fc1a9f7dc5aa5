import { describe, expect, it } from '@jest/globals';
import { message } from '../../testing/samples.ts';
import { readEvent } from './live-events.ts';

describe('an event of the socket', () => {
  it.each([
    ['new_message', { chat_id: 5, message: message(1) }, { kind: 'new_message', chatId: 5, message: message(1) }],
    ['new_message', { chat_id: 5, message: { id: 'one' } }, null],
    ['new_message', { chat_id: 5 }, null],
    [
      'chat_is_read',
      { chat_id: 5, last_read_id: 9, is_mine: false },
      { kind: 'chat_is_read', chatId: 5, lastReadId: 9, isMine: false },
    ],
    ['chat_is_read', { chat_id: 5 }, null],
    ['chat_is_frozen', { chat_id: 5 }, { kind: 'chat_changed', chatId: 5 }],
    ['chat_was_updated', { chat_id: '5' }, null],
    ['something_new', { chat_id: 5 }, null],
    ['new_message', null, null],
  ])('%s %j is read as %j', (name, payload, expected) => {
    expect(readEvent(name, payload)).toEqual(expected);
  });
});
