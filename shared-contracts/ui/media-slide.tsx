import type { ReactNode } from 'react';
import { pictureUrl } from '../domain/picture.ts';
import { SRCSET_WIDTHS } from './constants.ts';
import { cx } from './cx.ts';
import { embedUrl, type MediaItem } from './media-item.ts';
import css from './media-viewer.module.css';
import { RESTING, type View } from './viewer-gestures.ts';

const WIDTH = 1200;

/** One item of the viewer, in its own proportions. */
export function MediaSlide({
  item,
  view = RESTING,
  isPreload = false,
}: {
  item: MediaItem;
  view?: View;
  isPreload?: boolean;
}): ReactNode {
  if (item.videoUrl) return <Video url={item.videoUrl} item={item} />;
  const sets = (format: 'jpg' | 'avif' | 'webp') =>
    item.src.includes('{size}')
      ? SRCSET_WIDTHS.map((width) => `${pictureUrl(item.src, width, format)} ${width}w`).join(', ')
      : undefined;
  return (
    <div className={cx(css.slide)}>
      <picture>
        {sets('avif') ? <source type="image/avif" srcSet={sets('avif')} sizes="100vw" /> : null}
        {sets('webp') ? <source type="image/webp" srcSet={sets('webp')} sizes="100vw" /> : null}
        <img
          src={pictureUrl(item.src, WIDTH)}
          srcSet={sets('jpg')}
          sizes="100vw"
          alt={isPreload ? '' : item.alt}
          draggable={false}
          className={css.image}
          style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
        />
      </picture>
    </div>
  );
}

function Video({ url, item }: { url: string; item: MediaItem }) {
  const player = embedUrl(url);
  if (player) {
    return (
      <iframe
        className={css.video}
        src={player}
        title={item.alt}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: landscape films have no speech; one with speech brings its own track
    <video
      className={css.video}
      src={url}
      poster={pictureUrl(item.src, WIDTH)}
      controls
      playsInline
      aria-label={item.alt}
    />
  );
}
