import { describe, expect, it } from '@jest/globals';
import { embedUrl, PLAYER_ORIGINS, playingUrl } from './media-item.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/';

describe('player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_-1', `${YOUTUBE}abc_-1?rel=0`],
    ['https://www.youtube.com/watch?t=3&v=abc', `${YOUTUBE}abc?rel=0`],
    ['https://www.youtube.com/shorts/abc', `${YOUTUBE}abc?rel=0`],
    ['https://youtu.be/abc?t=3', `${YOUTUBE}abc?rel=0`],
    ['https://rutube.ru/video/0f1e2d/', 'https://rutube.ru/play/embed/0f1e2d'],
    ['https://rutube.ru/video/private/0f1e2d/?p=k3y', 'https://rutube.ru/play/embed/0f1e2d?p=k3y'],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345?dnt=1'],
    ['https://vimeo.com/12345/a1b2', 'https://player.vimeo.com/video/12345?dnt=1&h=a1b2'],
    ['https://player.vimeo.com/video/12345?h=a1b2', 'https://player.vimeo.com/video/12345?dnt=1&h=a1b2'],
    ['/media/film.mp4', null],
    ['https://example.com/watch?v=abc', null],
  ])('%s', (page, player) => {
    expect(embedUrl(page)).toBe(player);
  });

  it('stands on a host that the policy can name', () => {
    expect(PLAYER_ORIGINS).toEqual([
      'https://www.youtube-nocookie.com',
      'https://rutube.ru',
      'https://player.vimeo.com',
    ]);
  });

  it('starts at once when somebody asked for it', () => {
    expect(playingUrl('https://player.vimeo.com/video/1?dnt=1')).toBe(
      'https://player.vimeo.com/video/1?dnt=1&autoplay=1',
    );
  });
});
