import { describe, expect, it, jest } from '@jest/globals';
import { leaveEntryLeftOver } from './entry-left-over.ts';

describe('a page that is loaded again', () => {
  it.each([
    ['with a log-in that was open over it', '#log-in', { usr: { over: '#log-in' } }, 1],
    ['with a log-in over its sheet', '#log-in', { usr: { open: 'sheet', over: '#log-in' } }, 1],
    ['by a link to the very place', '#log-in', null, 0],
    ['where something was chosen meanwhile', '', { usr: { over: '#log-in' } }, 0],
    ['at an anchor of its own', '#reviews', { usr: { over: '#log-in' } }, 0],
    ['as it was', '', { usr: null }, 0],
  ])('%s goes back over what is not shown any more: %s', (_what, hash, state, times) => {
    const back = jest.fn();
    leaveEntryLeftOver({ history: { state, back }, location: { hash } } as never);
    expect(back).toHaveBeenCalledTimes(times);
  });
});
