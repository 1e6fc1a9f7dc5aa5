import { type ReactNode, useState } from 'react';
import { pictureUrl } from '../domain/picture.ts';
import { VIEWER_SIZE } from './constants.ts';
import { cx } from './cx.ts';
import type { MediaItem } from './media-item.ts';
import { MediaPlayer } from './media-player.tsx';
import css from './media-viewer.module.css';
import { pictureSources, widthSet } from './picture-sources.ts';
import { RESTING, type View } from './viewer-gestures.ts';

/** Width of the viewer's thumbnails: their files are there already. */
const PREVIEW_SIZES = '84px';

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
        <Still item={item} view={view} isPreload={isPreload} />
      )}
    </div>
  );
}

/** A picture, and its thumbnail drawn large and soft for as long as the picture is on its way. */
function Still({ item, view, isPreload }: { item: MediaItem; view: View; isPreload: boolean }) {
  const [isHere, setIsHere] = useState(false);
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setIsHere(true);
  };
  return (
    <>
      {isHere || isPreload ? null : (
        <Sized src={item.src} sizes={PREVIEW_SIZES}>
          {(set) => <img {...set} alt="" className={css.preview} draggable={false} />}
        </Sized>
      )}
      <Sized src={item.src} sizes="100vw">
        {(set) => (
          <img
            ref={look}
            {...set}
            alt={isPreload ? '' : item.alt}
            lang={item.lang}
            draggable={false}
            className={css.image}
            style={{ translate: `${view.x}px ${view.y}px`, scale: view.scale }}
            onLoad={() => setIsHere(true)}
            onError={() => setIsHere(true)}
          />
        )}
      </Sized>
    </>
  );
}

interface SizedProps {
  src: string;
  sizes: string;
  children: (set: { src: string; srcSet?: string; sizes?: string }) => ReactNode;
}

function Sized({ src, sizes, children }: SizedProps) {
  return (
    <picture>
      {pictureSources(src, sizes).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {children({
        src: pictureUrl(src, VIEWER_SIZE),
        ...(src.includes('{size}') ? { srcSet: widthSet(src, 'jpg'), sizes } : {}),
      })}
    </picture>
  );
}
