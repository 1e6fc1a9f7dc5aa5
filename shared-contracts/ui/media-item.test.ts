import { describe, expect, it } from '@jest/globals';
import { embedUrl } from './media-item.ts';

describe('player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc_-1', 'https://www.youtube-nocookie.com/embed/abc_-1'],
    ['https://www.youtube.com/watch?t=3&v=abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc'],
    ['https://rutube.ru/video/0f1e2d/', 'https://rutube.ru/play/embed/0f1e2d'],
    ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
    ['/media/film.mp4', null],
    ['https://example.com/watch?v=abc', null],
  ])('%s', (page, player) => {
    expect(embedUrl(page)).toBe(player);
  });
});
