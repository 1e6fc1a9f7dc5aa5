import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { pictureUrl } from '../domain/picture.ts';
import { cx } from './cx.ts';
import css from './picture.module.css';
import {
  type DensityRule,
  mediaBelow,
  type NarrowPicture,
  narrowSources,
  pictureSources,
  widthSet,
} from './picture-sources.ts';

export type { DensityRule };

export interface PictureProps {
  /** URL template with `{size}`: `/media/<key>/{size}.jpg`. An address without it is shown as it is. */
  src: string;
  /** Empty for decoration. Drawn pictures start with "Illustration:". */
  alt: string;
  /** What a phone shows in its place, a template too. */
  narrow?: NarrowPicture | undefined;
  /** Width to height, e.g. `'4/3'`. Without it the picture fills its parent. */
  ratio?: string;
  /** Width it is shown at, in the language of `<img sizes>`. */
  sizes?: string;
  /** Boxes that do not grow with the window: sizes by name instead of by width. */
  densities?: readonly DensityRule[];
  /** First row of cards: loads at once. */
  priority?: boolean;
  /** The one picture that leads the page: the browser asks for it before it has read the page that far. Without `densities`. */
  leads?: boolean;
  /** Dominant colour, held until the picture is there. */
  placeholder?: string;
  /** Tiny inline picture, blurred, held after the colour. */
  preview?: string;
  /** Focal point as CSS `object-position`: `lookOf` the api's pictures. People stand low in the site's own drawn ones: `'50% 82%'`. */
  position?: string;
  /** Corner radius, a CSS value; `var(--r-md)` unless given. */
  radius?: string;
  /** A gradient behind white text in the lower part. */
  isShaded?: boolean;
  className?: string;
}

/** The width a browser without `srcset` gets. */
const FALLBACK_WIDTH = 760;

/** A picture in a box of fixed ratio: colour first, then the preview, then the image fades in. Nothing moves. */
export function Picture({
  src,
  alt,
  narrow,
  ratio,
  sizes = '100vw',
  densities,
  leads = false,
  priority = leads,
  placeholder,
  preview,
  position,
  radius,
  isShaded = false,
  className,
}: PictureProps) {
  const hasSizes = src.includes('{size}');
  if (leads && hasSizes) {
    askAhead(src, sizes, narrow && `(min-width: ${narrow.below}px)`);
    if (narrow) askAhead(narrow.src, sizes, mediaBelow(narrow));
  }
  const box: CSSProperties & Record<'--ph', string | undefined> = {
    ...(ratio ? { aspectRatio: ratio } : {}),
    ...(radius ? { borderRadius: radius } : {}),
    // left out when undefined
    '--ph': placeholder,
  };
  return (
    <span className={cx(css.picture, ratio && css.ratio, isShaded && css.shaded, className)} style={box}>
      {preview ? <img src={preview} alt="" aria-hidden="true" className={css.preview} /> : null}
      <picture>
        {narrow ? narrowSources(narrow, sizes).map((source) => <source key={source.srcSet} {...source} />) : null}
        {pictureSources(src, sizes, densities).map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          ref={hideUntilLoaded}
          src={pictureUrl(src, FALLBACK_WIDTH)}
          {...(hasSizes ? { srcSet: widthSet(src, 'jpg'), sizes } : {})}
          alt={alt}
          className={css.image}
          style={position ? { objectPosition: position } : undefined}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          draggable={false}
        />
      </picture>
    </span>
  );
}

/** What a browser that reads AVIF will choose from the sources; others pass it over by its type. */
function askAhead(src: string, sizes: string, media: string | undefined) {
  preload(pictureUrl(src, FALLBACK_WIDTH, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: widthSet(src, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media ? { media } : {}),
  });
}

/**
 * Hides a picture that is still on its way, so that it fades in. One that cannot be had shows its text; without any it stays the
 * colour it was. Without scripts it is never hidden.
 */
function hideUntilLoaded(image: HTMLImageElement | null) {
  if (!image || image.complete) return;
  const show = () => delete image.dataset.loading;
  image.dataset.loading = '';
  image.addEventListener('load', show, { once: true });
  if (image.alt) image.addEventListener('error', show, { once: true });
}
