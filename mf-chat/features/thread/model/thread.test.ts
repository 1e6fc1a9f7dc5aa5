import { describe, expect, it } from '@jest/globals';
import { message } from '../../../testing/samples.ts';
import { hasOlder, hasUnread, lastId, newThread, type Thread, type ThreadAction, threadReducer } from './thread.ts';

const start = newThread({ items: [message(3), message(4, { direction: 'output', is_read: false })], total: 4 });
const play = (actions: ThreadAction[], from: Thread = start) => actions.reduce(threadReducer, from);
const ids = (thread: Thread) => thread.messages.map(({ id }) => id);
const sending: ThreadAction = { kind: 'sending', clientKey: 'k', text: 'Is there a sauna?', at: 0 };
const mine = message(5, { direction: 'output', client_key: 'k', is_read: false });

describe('a conversation', () => {
  it.each<{ how: string; actions: ThreadAction[] }>([
    { how: 'as the answer of the call', actions: [{ kind: 'received', message: mine }] },
    { how: 'by back-fill', actions: [{ kind: 'loaded', messages: [mine] }] },
    {
      how: 'by the socket, then as the answer, then by back-fill',
      actions: [
        { kind: 'received', message: mine },
        { kind: 'received', message: mine },
        { kind: 'loaded', messages: [mine] },
      ],
    },
  ])('has a sent message once when it comes back $how', ({ actions }) => {
    const thread = play([sending, ...actions]);
    expect([ids(thread), thread.outgoing]).toEqual([[3, 4, 5], []]);
  });

  it('keeps a message that failed, and sends it again under the same key', () => {
    const failed = play([sending, { kind: 'failed', clientKey: 'k' }]);
    expect(failed.outgoing).toEqual([{ clientKey: 'k', text: 'Is there a sauna?', at: 0, state: 'failed' }]);
    expect(play([{ kind: 'retried', clientKey: 'k' }], failed).outgoing[0]?.state).toBe('sending');
  });

  it('puts older and newer messages in order, whatever comes first', () => {
    const thread = play([
      { kind: 'received', message: message(6) },
      { kind: 'loaded', messages: [message(1), message(2)], total: 6 },
      { kind: 'loaded', messages: [message(5), message(6)] },
    ]);
    expect(ids(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('marks only my messages up to the one they have read', () => {
    const thread = play([
      { kind: 'received', message: mine },
      { kind: 'readByThem', lastReadId: 4 },
    ]);
    expect(thread.messages.map(({ id, is_read }) => [id, is_read])).toEqual([
      [3, true],
      [4, true],
      [5, false],
    ]);
  });

  it('does not forget that a message was read when an older answer comes late', () => {
    const thread = play([
      { kind: 'readByThem', lastReadId: 4 },
      { kind: 'loaded', messages: [message(4, { direction: 'output', is_read: false })] },
    ]);
    expect(thread.messages.at(-1)?.is_read).toBe(true);
  });

  it('knows whether there is more history', () => {
    expect(hasOlder(start)).toBe(true);
    expect(hasOlder(play([{ kind: 'loaded', messages: [message(1), message(2)], total: 4 }]))).toBe(false);
  });

  it('asks for news after the newest id', () => {
    expect([lastId(start), lastId(newThread({ items: [], total: 0 }))]).toEqual([4, 0]);
  });

  it.each([
    { direction: 'input', is_read: false, isUnread: true },
    { direction: 'system', is_read: false, isUnread: true },
    { direction: 'input', is_read: true, isUnread: false },
    { direction: 'output', is_read: false, isUnread: false },
  ] as const)('is unread with $direction, read: $is_read: $isUnread', ({ direction, is_read, isUnread }) => {
    expect(hasUnread(newThread({ items: [message(1, { direction, is_read })], total: 1 }))).toBe(isUnread);
  });
});
