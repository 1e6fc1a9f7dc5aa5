import type { AppConfig } from '@cairn/shared-contracts/api/site.schema';
import { sitePicture } from '@cairn/shared-contracts/domain/site-pictures';

export interface PagePicture {
  src: string;
  /** for windows that are higher than wide */
  tall?: string;
  /** held until the picture is there */
  placeholder: string;
}

const HERO: PagePicture = { src: sitePicture('hero'), tall: sitePicture('hero-tall'), placeholder: '#6f97ab' };

/** What is seen first: the poster of the site's first film, or the site's own picture. */
export function heroPicture(config: AppConfig | undefined): PagePicture {
  const [first] = config?.landing_videos ?? [];
  return first?.poster ? { src: first.poster, placeholder: first.color } : HERO;
}

export interface SeoPicture extends PagePicture {
  alt: string;
  sizes: string;
}

const LARGE = '(min-width: 992px) 400px, 62vw';
const SMALL = '(min-width: 992px) 210px, 31vw';
const GROUND = '#83957c';

const SEO_PICTURES: readonly SeoPicture[] = [
  { src: sitePicture('ridge'), placeholder: '#5b9197', alt: '', sizes: LARGE },
  { src: sitePicture('trail'), placeholder: '#9aa282', alt: '', sizes: SMALL },
  { src: sitePicture('meadow'), placeholder: GROUND, alt: '', sizes: SMALL },
];

/** The three pictures beside the text about the site: those of its configuration, if it has any. */
export function seoPictures(config: AppConfig | undefined): readonly SeoPicture[] {
  const own = config?.seo_block_images ?? [];
  if (own.length === 0) return SEO_PICTURES;
  return own.map(({ url, alt }, index) => ({ src: url, alt, placeholder: GROUND, sizes: index === 0 ? LARGE : SMALL }));
}
