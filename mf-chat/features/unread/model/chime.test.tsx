import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { playChime } from './chime.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the sound of a message', () => {
  it('is a WAV file that is made once, and a browser that refuses to play it is not heard of', async () => {
    const files: Blob[] = [];
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('not allowed'));
    playChime();
    playChime();
    expect([play.mock.calls.length, files.length, files[0]?.type, files[0]?.size]).toEqual([2, 1, 'audio/wav', 2044]);
    await Promise.resolve();
  });
});
