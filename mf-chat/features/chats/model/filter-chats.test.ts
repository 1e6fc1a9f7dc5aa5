import { describe, expect, it } from '@jest/globals';
import { chat } from '../../../testing/samples.ts';
import { type ChatFilter, filterChats } from './filter-chats.ts';

const chats = [
  chat({ id: 1, name: 'Ala-Too Trekking', unread_count: 2 }),
  chat({ id: 2, name: 'Svaneti Paths', tour: null, request: { id: 1, uuid: 'u', status: 1 } }),
];

describe('finding a conversation', () => {
  it.each<[filter: ChatFilter, phrase: string, ids: number[]]>([
    ['all', '', [1, 2]],
    ['unread', '', [1]],
    ['booked', '', [2]],
    ['all', ' svaneti', [2]],
    ['all', 'TERSKEY', [1]],
    ['booked', 'terskey', []],
  ])('%s with %j shows %j', (filter, phrase, ids) => {
    expect(filterChats(chats, filter, phrase).map(({ id }) => id)).toEqual(ids);
  });
});
