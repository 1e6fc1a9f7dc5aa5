import { describe, expect, it } from '@jest/globals';
import { message, page } from '../../../testing/samples.ts';
import { hasOlder, hasUnread, isAhead, newThread, type Thread, type ThreadAction, threadReducer } from './thread.ts';

const start = newThread(page([message(3), message(4, { direction: 'output', is_read: false })], { total: 4 }));
const play = (actions: ThreadAction[], from: Thread = start) => actions.reduce(threadReducer, from);
const ids = (thread: Thread) => thread.messages.map(({ id }) => id);
const mine = message(5, { direction: 'output', client_key: 'k', is_read: false });

describe('a conversation', () => {
  it.each<{ how: string; actions: ThreadAction[] }>([
    { how: 'as the answer of the call', actions: [{ kind: 'told', message: mine }] },
    { how: 'by back-fill', actions: [{ kind: 'caughtUp', page: page([mine], { total: 5 }) }] },
    {
      how: 'by the socket, then as the answer, then by back-fill',
      actions: [
        { kind: 'told', message: mine },
        { kind: 'told', message: mine },
        { kind: 'caughtUp', page: page([mine], { total: 5 }) },
      ],
    },
  ])('has a message once when it comes $how', ({ actions }) => {
    const thread = play(actions);
    expect([ids(thread), thread.total, thread.revision]).toEqual([[3, 4, 5], 5, 5]);
  });

  it('puts older and newer messages in order, whatever comes first', () => {
    const thread = play([
      { kind: 'told', message: message(6) },
      { kind: 'older', page: page([message(1), message(2)], { total: 6 }) },
      { kind: 'caughtUp', page: page([message(5), message(6)], { total: 6 }) },
    ]);
    expect(ids(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('knows that it has missed something, until it has caught up', () => {
    const later = message(6);
    expect([isAhead(start, mine), isAhead(start, later)]).toEqual([false, true]);
    const told = play([{ kind: 'told', message: later }]);
    expect(told.revision).toBe(4);
    expect(play([{ kind: 'caughtUp', page: page([mine, later]) }], told).revision).toBe(6);
  });

  it('does not take what was said before for the newest state of a message', () => {
    const edited = message(3, { message: 'other words', revision: 7 });
    const thread = play([
      { kind: 'told', message: edited },
      { kind: 'told', message: message(3) },
    ]);
    expect(thread.messages[0]?.message).toBe('other words');
  });

  it('leaves a change of a message that is not loaded to its page', () => {
    const thread = play([{ kind: 'told', message: message(1, { message: 'other words', revision: 5 }) }]);
    expect([ids(thread), thread.revision]).toEqual([[3, 4], 5]);
  });

  it('marks only my messages up to the one they have read', () => {
    const thread = play([
      { kind: 'told', message: mine },
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
      { kind: 'older', page: page([message(4, { direction: 'output', is_read: false })], { total: 4 }) },
    ]);
    expect(thread.messages.at(-1)?.is_read).toBe(true);
  });

  it('knows whether there is more history', () => {
    expect(hasOlder(start)).toBe(true);
    const all: ThreadAction = { kind: 'older', page: page([message(1), message(2)], { total: 4 }) };
    expect(hasOlder(play([all]))).toBe(false);
  });

  it('is closed and opened again while somebody looks at it', () => {
    const frozen = play([{ kind: 'frozen', isFrozen: true }]);
    expect([frozen.isFrozen, play([{ kind: 'caughtUp', page: page([]) }], frozen).isFrozen]).toEqual([true, false]);
  });

  it.each([
    { direction: 'input', is_read: false, isUnread: true },
    { direction: 'system', is_read: false, isUnread: true },
    { direction: 'input', is_read: true, isUnread: false },
    { direction: 'output', is_read: false, isUnread: false },
  ] as const)('is unread with $direction, read: $is_read: $isUnread', ({ direction, is_read, isUnread }) => {
    expect(hasUnread(newThread(page([message(1, { direction, is_read })])))).toBe(isUnread);
  });
});
