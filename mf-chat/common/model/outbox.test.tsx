import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { message } from '../../testing/samples.ts';
import { createOutbox, type Outgoing, type Sent } from './outbox.ts';

const PREFIX = 'cairn:outbox:9:';
const written = (text: string) => ({ chatId: 5, text, file: null });
const away: Sent = { kind: 'later', hold: 'connection' };
const sent: Sent = { kind: 'sent', message: message(1) };
/** an api that answers as it is told to, and later */
function play(answers: Sent[]) {
  const asked: string[] = [];
  const send = async ({ text }: Outgoing) => {
    asked.push(text);
    return answers.shift() ?? sent;
  };
  return { asked, send };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('messages on their way', () => {
  it('are sent one after the other, in the order in which they were written', async () => {
    const { asked, send } = play([]);
    const outbox = createOutbox(PREFIX, send);
    for (const text of ['one', 'two', 'three']) outbox.add(written(text));
    await jest.runAllTimersAsync();
    expect([asked, outbox.items(), localStorage.length]).toEqual([['one', 'two', 'three'], [], 0]);
  });

  it('wait for a connection, and none overtakes the other', async () => {
    const { asked, send } = play([away]);
    const outbox = createOutbox(PREFIX, send);
    outbox.add(written('one'));
    outbox.add(written('two'));
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.items().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(outbox.hold()).toBe('connection');
    outbox.flush();
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.hold()).toBeNull();
    expect(asked).toEqual(['one', 'one', 'two']);
  });

  it('that are too many go when the api has said, and nothing more is asked of it before', async () => {
    const { asked, send } = play([sent, { kind: 'later', hold: 'limit', seconds: 40 }]);
    const outbox = createOutbox(PREFIX, send);
    outbox.add(written('one'));
    outbox.add(written('two'));
    await jest.advanceTimersByTimeAsync(0);
    expect([outbox.hold(), outbox.items().length]).toEqual(['limit', 1]);
    outbox.add(written('three'));
    await jest.advanceTimersByTimeAsync(39_000);
    expect(asked).toEqual(['one', 'two']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([asked, outbox.items(), outbox.hold()]).toEqual([['one', 'two', 'two', 'three'], [], null]);
  });

  it('are held no longer than that, though the one that was too many has left from another tab', async () => {
    const { asked, send } = play([{ kind: 'later', hold: 'limit', seconds: 40 }]);
    const outbox = createOutbox(PREFIX, send);
    outbox.add(written('one'));
    await jest.advanceTimersByTimeAsync(0);
    outbox.remove(outbox.items().map(({ clientKey }) => clientKey));
    expect(outbox.hold()).toBeNull();
    await jest.advanceTimersByTimeAsync(39_000);
    outbox.add(written('two'));
    await jest.advanceTimersByTimeAsync(0);
    expect([asked, outbox.hold()]).toEqual([['one'], 'limit']);
    outbox.remove(outbox.items().map(({ clientKey }) => clientKey));
    await jest.advanceTimersByTimeAsync(1_000);
    outbox.add(written('three'));
    await jest.advanceTimersByTimeAsync(0);
    expect([asked, outbox.items(), outbox.hold()]).toEqual([['one', 'three'], [], null]);
  });

  it('are tried again by themselves', async () => {
    const { asked, send } = play([away, away]);
    createOutbox(PREFIX, send).add(written('one'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(['one', 'one', 'one']);
  });

  it('do not wait for one that was refused, which is sent again when its writer says so', async () => {
    const { asked, send } = play([{ kind: 'refused', words: 'No' }]);
    const outbox = createOutbox(PREFIX, send);
    outbox.add(written('one'));
    outbox.add(written('two'));
    await jest.runAllTimersAsync();
    expect(outbox.items()).toMatchObject([{ text: 'one', state: 'failed', problem: 'No' }]);
    outbox.retry(outbox.items()[0]?.clientKey ?? '');
    await jest.runAllTimersAsync();
    expect([asked, outbox.items()]).toEqual([['one', 'two', 'one'], []]);
  });

  it('outlive a reload under the same keys; those of another account are not read', async () => {
    const before = createOutbox(PREFIX, play([away]).send);
    before.add({ ...written('one'), file: { id: 3, name: 'map.pdf', type: 'application/pdf' } });
    before.add(written('two'));
    await jest.advanceTimersByTimeAsync(0);
    before.rest();
    const keys = before.items().map(({ clientKey }) => clientKey);
    expect(createOutbox('cairn:outbox:8:', play([]).send).items()).toEqual([]);
    const { asked, send } = play([]);
    const after = createOutbox(PREFIX, send);
    expect(after.items()).toMatchObject([
      { clientKey: keys[0], state: 'waiting', file: { id: 3 } },
      { clientKey: keys[1], state: 'waiting' },
    ]);
    after.flush();
    await jest.runAllTimersAsync();
    expect([asked, localStorage.length]).toEqual([['one', 'two'], 0]);
  });

  it('of a storage that somebody has meddled with are left out', () => {
    localStorage.setItem(`${PREFIX}a`, '{"chatId":"5"}');
    localStorage.setItem(`${PREFIX}b`, 'no json');
    expect(createOutbox(PREFIX, play([]).send).items()).toEqual([]);
  });
});
