import { describe, expect, it } from '@jest/globals';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../testing/kit-messages.mjs';
import { Carousel } from './carousel.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { TourMap } from './map.tsx';
import { MapPreloader } from './map-preloader.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ScrollButton } from './scroll-button.tsx';
import { StoriesGallery } from './stories-gallery.tsx';
import { TileGallery } from './tile-gallery.tsx';
import { TruncateText } from './truncate-text.tsx';

const label = 'Ala-Kul';
const items = Array.from({ length: 8 }, (_, index) => ({ src: `/media/k${index}/{size}.jpg`, alt: `View ${index}` }));
const route = [
  { name: 'Karakol', lng: 78.39, lat: 42.49, day: 1 },
  { name: 'Ala-Kul', lng: 78.54, lat: 42.32, day: 3 },
];

describe('what the server sends before any script runs', () => {
  it.each<[string, ReactElement, string[]]>([
    ['tiles', createElement(TileGallery, { items, label, onOpen: () => undefined }), ['View all 8', '<picture>']],
    ['photos', createElement(PhotoStrip, { items, label }), ['+5 more photos', '370x244']],
    ['stories', createElement(StoriesGallery, { stories: [{ id: 1, name: 'Day 1', items }], label }), ['Day 1']],
    ['a carousel', createElement(Carousel, { items, label }), ['/media/k0/', 'Next']],
    ['a long text', createElement(TruncateText, null, 'All the words'), ['All the words']],
    ['a map', createElement(TourMap, { label, route }), ['Day 3: Ala-Kul', 'Loading...']],
    ['a map to ask for', createElement(MapPreloader, { label, route }), ['Show on map']],
  ])('of %s', (_name, element, words) => {
    const html = renderToString(element);
    for (const word of words) expect(html).toContain(word);
    expect(renderToString(element)).toBe(html);
  });

  it('has nothing of the scroll button and of a bar at rest', () => {
    expect(renderToString(createElement(ScrollButton))).toBe('');
    expect(renderToString(createElement(LoadingBar, { isLoading: false }))).toBe('');
  });

  it('has no map that nobody asked for', () => {
    expect(renderToString(createElement(MapPreloader, { label, route }))).not.toContain('Day 3');
  });
});
