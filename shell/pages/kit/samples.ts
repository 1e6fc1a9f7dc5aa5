import type { MediaItem } from '@cairn/shared-contracts/ui/tile-gallery';

const art = (key: string, alt: string, placeholder: string): MediaItem => ({
  src: `/media/art/${key}/{size}.jpg`,
  alt: `Illustration: ${alt}`,
  placeholder,
  position: '50% 82%',
});

/** Drawn pictures that the demo serves; eight, so that a gallery of six has more to show. */
export const PICTURES: readonly MediaItem[] = [
  art('alpine-terskey_5-card-morning-meadow', 'a flowery mountain meadow in the morning', '#749b96'),
  art('alpine-ter_g4-card-noon-lake', 'a lake that mirrors the mountains at noon', '#5b9197'),
  art('alpine-ter_g2-card-golden-meadow-in', 'a meadow seen from a tent in golden light', '#83957c'),
  art('alpine-ter_g9-card-golden-ridge', 'walkers on a ridge in golden light', '#83957c'),
  art('alpine-d1c-card-golden-camp', 'tents on a mountain meadow in golden light', '#83957c'),
  art('arctic-e403-hero-mist-fjord', 'a fjord in the mist', '#8ca99c'),
  art('desert-e404-hero-morning-dunes', 'dunes in the morning', '#c9a878'),
  art('night-e503-hero-blue-lake', 'a lake at night', '#27405c'),
];

/** A film of the demo, and a page of each player that the viewer embeds. */
export const VIDEOS: readonly MediaItem[] = [
  { ...art('alpine-ter_g4-card-noon-lake', 'a lake, as a film', '#5b9197'), videoUrl: '/media/film/lake.webm' },
  {
    ...art('arctic-e403-hero-mist-fjord', 'a fjord, on YouTube', '#8ca99c'),
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    ...art('desert-e404-hero-morning-dunes', 'dunes, on Rutube', '#c9a878'),
    videoUrl: 'https://rutube.ru/video/0f1e2d/',
  },
  { ...art('forest-e410-hero-mist-lake', 'a forest, on Vimeo', '#709793'), videoUrl: 'https://vimeo.com/12345' },
];

/** A word that no line can break. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** A text that runs over several lines. */
export const LONG_TEXT =
  'The trail leaves the last summer farms and climbs along the stream to the pass, where the wind tells you whether to eat here or further down. On the far side the lake lies in its bowl of scree, and the way goes round it on the left, over boulders that are best taken slowly when they are wet. Camp is on the meadow below, an hour before the light goes. There is water, there is room for everybody, and in the morning the whole valley is yours. ';

export const NOTHING = () => undefined;
