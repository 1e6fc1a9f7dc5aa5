import type { ReactNode } from 'react';
import { pictureUrl } from '../domain/picture.ts';
import { VIEWER_SIZE } from './constants.ts';
import { cx } from './cx.ts';
import type { MediaItem } from './media-item.ts';
import { MediaPlayer } from './media-player.tsx';
import css from './media-viewer.module.css';
import { pictureSources, widthSet } from './picture-sources.ts';
import { RESTING, type View } from './viewer-gestures.ts';

/** Which way the viewer went to come here. */
export type From = 'next' | 'previous' | null;

/** One item of the viewer, in its own proportions. */
export function MediaSlide({
  item,
  from = null,
  view = RESTING,
  isPreload = false,
}: {
  item: MediaItem;
  from?: From;
  view?: View;
  isPreload?: boolean;
}): ReactNode {
  return (
    <div className={cx(css.slide)} data-from={from ?? undefined}>
      {item.videoUrl ? (
        <MediaPlayer item={item} url={item.videoUrl} />
      ) : (
        <picture>
          {pictureSources(item.src, '100vw').map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img
            src={pictureUrl(item.src, VIEWER_SIZE)}
            {...(item.src.includes('{size}') ? { srcSet: widthSet(item.src, 'jpg'), sizes: '100vw' } : {})}
            alt={isPreload ? '' : item.alt}
            draggable={false}
            className={css.image}
            style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
          />
        </picture>
      )}
    </div>
  );
}
