import { EventEmitter } from 'node:events';
import { expect, it, jest } from '@jest/globals';
import { outliveStrayErrors } from './stray-errors.ts';

function outliving(limit: number, withinMs: number) {
  const process = new EventEmitter();
  const log = { error: jest.fn<(fields: object, message: string) => void>() };
  const giveUp = jest.fn();
  outliveStrayErrors({ log, giveUp, limit, withinMs, process });
  return { process, log, giveUp };
}

it('a promise that nobody waits for and a timer that throws are logged with what they threw', () => {
  const { process, log, giveUp } = outliving(3, 60_000);
  const error = new Error('no such tour');
  process.emit('unhandledRejection', error);
  process.emit('uncaughtException', 'a text');
  expect(log.error.mock.calls.map(([fields]) => fields)).toEqual([
    { err: error, origin: 'a promise' },
    { err: new Error('a text'), origin: 'an event or a timer' },
  ]);
  expect(giveUp).not.toHaveBeenCalled();
});

it('a burst of them ends the process', () => {
  const { process, giveUp } = outliving(3, 60_000);
  for (let at = 0; at < 3; at += 1) process.emit('unhandledRejection', new Error('again'));
  expect(giveUp).toHaveBeenCalledTimes(1);
});

it('as many over a long time do not', () => {
  const { process, giveUp } = outliving(2, 0);
  for (let at = 0; at < 5; at += 1) process.emit('uncaughtException', new Error('now and then'));
  expect(giveUp).not.toHaveBeenCalled();
});
