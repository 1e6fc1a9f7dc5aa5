import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { playChime } from './chime.ts';

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:chime' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the sound of a message', () => {
  it('is a WAV file that is made once, and a browser that refuses to play it is not heard of', async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
    expect([await playChime(), await playChime()]).toEqual([false, false]);
    expect([play.mock.calls.length, files.length, files[0]?.type, files[0]?.size]).toEqual([2, 1, 'audio/wav', 2044]);
  });

  it('is heard where it plays', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    expect(await playChime()).toBe(true);
  });

  it('is given up in a tab that would play it only when somebody comes', async () => {
    jest.useFakeTimers();
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => undefined));
    const heard = playChime();
    jest.advanceTimersByTime(1000);
    expect(await heard).toBe(false);
    expect(pause).toHaveBeenCalledTimes(1);
  });
});
