import { describe, expect, it } from '@jest/globals';
import { lookOf, OF_DRAWINGS, type PictureFormat, type PictureSize, pictureUrl } from './picture.ts';

describe('address of a picture', () => {
  it.each<[string, PictureSize, PictureFormat | undefined, string]>([
    ['/media/art/dunes/{size}.jpg', 760, undefined, '/media/art/dunes/760.jpg'],
    ['/media/art/dunes/{size}.jpg', 760, 'avif', '/media/art/dunes/760.avif'],
    ['/media/art/dunes/{size}.png', 64, undefined, '/media/art/dunes/64.jpg'],
    ['https://pics.test/a.b/{size}/c.jpeg', 400, 'webp', 'https://pics.test/a.b/400/c.webp'],
    ['/media/art/dunes/{size}.jpg', '370x244', 'avif', '/media/art/dunes/370x244.avif'],
    ['/media/art/dunes/{size}.jpg', '1200x00', undefined, '/media/art/dunes/1200x00.jpg'],
    ['/media/art/dunes/{size}.png', null, undefined, '/media/art/dunes.png'],
    ['https://pics.test/{size}/c.jpeg', null, undefined, 'https://pics.test/c.jpeg'],
    ['https://pics.test/{size}', 400, 'webp', 'https://pics.test/400'],
    ['https://pics.test/whole.png', 400, 'webp', 'https://pics.test/whole.png'],
  ])('%s at %s as %s is %s', (template, width, format, url) => {
    expect(pictureUrl(template, width, format)).toBe(url);
  });
});

describe('look of a picture', () => {
  const placeholder = '#8aa39b';
  it.each<[string, Parameters<typeof lookOf>, ReturnType<typeof lookOf>]>([
    ['that says nothing', [{ placeholder }], { placeholder, position: '50% 35%' }],
    ['that is drawn', [{ placeholder }, OF_DRAWINGS], { placeholder, position: '50% 82%' }],
    [
      'that says what it is about',
      [{ placeholder, focus: { x: 20, y: 30 } }, OF_DRAWINGS],
      { placeholder, position: '20% 30%' },
    ],
    [
      'that brings a tiny one',
      [{ placeholder, preview: 'data:image/webp;base64,UklG' }],
      { placeholder, position: '50% 35%', preview: 'data:image/webp;base64,UklG' },
    ],
  ])('%s', (_which, given, look) => {
    expect(lookOf(...given)).toEqual(look);
  });
});
