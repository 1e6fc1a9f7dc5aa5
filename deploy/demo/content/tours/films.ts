import type { StoredPicture } from '@cairn/api/stored-json';
import { picture } from '../pictures.ts';

/** the picture of the gallery that the film takes the place of: among the tiles, behind the one that opens the page */
const AT = 3;

const LAKE: StoredPicture = {
  ...picture({ seed: 'terskey_film', biome: 'alpine', mood: 'golden', form: 'lake' }),
  alt: 'Illustration: a short film over a mountain lake',
  alts: {
    de: 'Illustration: ein kurzer Film über einem Bergsee',
    ru: 'Иллюстрация: короткий фильм о горном озере',
    zh: '插图：高山湖泊短片',
  },
  video_url: '/media/film/lake.webm',
};
/** of another company: nothing is fetched from it before somebody presses play */
const EXTERNAL: StoredPicture = {
  ...picture({ seed: 'mgoun_film', biome: 'desert', mood: 'golden', form: 'dunes' }),
  alt: 'Illustration: still for a sample film in an external player, Big Buck Bunny, Blender Foundation, CC BY 3.0',
  alts: {
    de: 'Illustration: Standbild eines Beispielfilms in einem fremden Player, Big Buck Bunny, Blender Foundation, CC BY 3.0',
    ru: 'Иллюстрация: кадр примера фильма во внешнем плеере, Big Buck Bunny, Blender Foundation, CC BY 3.0',
    zh: '插图：外部播放器示例影片的画面，Big Buck Bunny，Blender Foundation，CC BY 3.0',
  },
  video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

/** tour → its film */
const FILMS: Readonly<Record<number, StoredPicture>> = { 1: LAKE, 2: EXTERNAL, 7: LAKE };

/** The gallery with the tour's film, for the few that have one. */
export function withFilm(tourId: number, images: readonly StoredPicture[]): readonly StoredPicture[] {
  const film = FILMS[tourId];
  return film ? images.toSpliced(AT, 1, film) : images;
}
