import { type PictureFormat, pictureUrl } from '../domain/picture.ts';
import { SRCSET_WIDTHS } from './constants.ts';

/** Another picture for windows narrower than this many px, by the same widths. */
export interface NarrowPicture {
  src: string;
  below: number;
}

export const mediaBelow = ({ below }: NarrowPicture): string => `(max-width: ${below - 0.02}px)`;

/** The `<source>` elements that go before all others. */
export const narrowSources = (narrow: NarrowPicture, sizes: string): PictureSource[] =>
  FORMATS.map(({ format, ...kind }) => ({
    ...kind,
    media: mediaBelow(narrow),
    srcSet: widthSet(narrow.src, format),
    sizes,
  }));

/** One size for plain screens and one for dense ones, by name. */
export type DensitySizes = readonly [plain: string, dense: string];

export interface PictureSource {
  /** Absent: every browser reads it. */
  type?: string;
  media?: string;
  srcSet: string;
  sizes?: string;
}

/** Sizes of its own from a width of the window on. */
export interface DensityRule {
  sizes: DensitySizes;
  media?: string;
}

const FORMATS = [
  { format: 'avif', type: 'image/avif' },
  { format: 'webp', type: 'image/webp' },
  { format: 'jpg' },
] as const satisfies readonly { format: PictureFormat; type?: string }[];

/** Every width of the content, for the browser to choose from. */
export function widthSet(src: string, format: PictureFormat): string {
  return SRCSET_WIDTHS.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ');
}

/** The two sizes of a picture whose box does not grow. */
function densitySet(src: string, [plain, dense]: DensitySizes, format: PictureFormat): string {
  return `${pictureUrl(src, plain, format)} 1x, ${pictureUrl(src, dense, format)} 2x`;
}

/**
 * The `<source>` elements of a picture, in the order browsers read them: boxes of fixed size first, each in AVIF, WebP and
 * JPEG, then all widths in AVIF and WebP. JPEG by width is the `<img>` itself.
 */
export function pictureSources(src: string, sizes: string, rules: readonly DensityRule[] = []): PictureSource[] {
  if (!src.includes('{size}')) return [];
  const fixed = rules.flatMap((rule) =>
    FORMATS.map(({ format, ...kind }) => ({
      ...kind,
      ...(rule.media ? { media: rule.media } : {}),
      srcSet: densitySet(src, rule.sizes, format),
    })),
  );
  if (rules.some(({ media }) => !media)) return fixed;
  const fluid = FORMATS.flatMap(({ format, ...kind }) =>
    format === 'jpg' ? [] : [{ ...kind, srcSet: widthSet(src, format), sizes }],
  );
  return [...fixed, ...fluid];
}
