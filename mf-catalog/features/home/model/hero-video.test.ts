import { describe, expect, it } from '@jest/globals';
import { fileOf, nextVideo, savesData, startsByItself } from './hero-video.ts';

const video = { desktop: '/wide.webm', mobile: '/tall.webm', color: '#1f3d36' };

describe('the film behind the promise', () => {
  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ])('wants stillness %p, saves data %p: starts by itself %p', (wantsStillness, saves, starts) => {
    expect(startsByItself({ wantsStillness, savesData: saves })).toBe(starts);
  });

  it.each([
    [{}, false],
    [{ connection: null }, false],
    [{ connection: {} }, false],
    [{ connection: { saveData: true } }, true],
  ])('%j saves data: %p', (navigator, saves) => {
    expect(savesData(navigator)).toBe(saves);
  });

  it('comes in the shape of the screen, one after the other', () => {
    expect([fileOf(video, false), fileOf(video, true)]).toEqual(['/wide.webm', '/tall.webm']);
    expect([nextVideo(0, 1), nextVideo(0, 3), nextVideo(2, 3)]).toEqual([0, 1, 0]);
  });
});
