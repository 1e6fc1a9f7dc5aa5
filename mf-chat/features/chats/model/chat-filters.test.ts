import { describe, expect, it } from '@jest/globals';
import { chat } from '../../../testing/samples.ts';
import { needsOrganizer } from './chat-filters.ts';

const request = (status: number) => ({ request: { id: 1, uuid: 'u', status } });

describe('a conversation that needs the organizer', () => {
  it.each([
    ['with something unread', { unread_count: 1 }, true],
    ['with a request that waits for the confirmation', request(1), true],
    ['with a confirmed request', request(2), false],
    ['with nothing new', {}, false],
  ])('%s: %j', (_what, part, needs) => {
    expect(needsOrganizer(chat(part))).toBe(needs);
  });
});
