import { expect, it, jest } from '@jest/globals';
import { TermOver } from '../../../../platform/jobs/term.ts';
import { EngineAway, EngineRefused } from './engine.ts';
import { Troubles } from './keep-in-step.ts';

const logged = () => ({ warn: jest.fn(), error: jest.fn() });

it('an engine that is away is told of once, and asked again after 5 seconds at most', () => {
  const log = logged();
  const troubles = new Troubles(log);
  expect([1, 2, 3, 4, 5].map(() => troubles.tell(new EngineAway('select: fetch failed')))).toEqual([
    1_000, 2_000, 4_000, 5_000, 5_000,
  ]);
  expect(log.warn).toHaveBeenCalledTimes(1);
  troubles.tell(new TermOver(7));
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});

it('a fault that lasts is an error, told of once with its stack, and tried ever less often', () => {
  const log = logged();
  const troubles = new Troubles(log);
  const fault = new EngineRefused('column_create: already used name');
  const waits = Array.from({ length: 8 }, () => troubles.tell(fault));
  expect([waits[0], waits.at(-1)]).toEqual([1_000, 60_000]);
  expect(log.error.mock.calls).toEqual([[{ err: fault }, expect.any(String)]]);
  // another one is news
  troubles.tell(new Error('no memory'));
  expect(log.error).toHaveBeenCalledTimes(2);
});

it('is told of again when everything was in between', () => {
  const log = logged();
  const troubles = new Troubles(log);
  const away = new EngineAway('load: fetch failed');
  troubles.tell(away);
  troubles.end();
  expect(troubles.tell(away)).toBe(1_000);
  expect(log.warn).toHaveBeenCalledTimes(2);
});
