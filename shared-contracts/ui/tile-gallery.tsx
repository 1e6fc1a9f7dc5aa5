import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from './button.tsx';
import { GALLERY_TILES } from './constants.ts';
import { cx } from './cx.ts';
import { LayoutGridIcon, PlayIcon } from './icons.tsx';
import type { MediaItem } from './media-item.ts';
import { Picture } from './picture.tsx';
import css from './tile-gallery.module.css';

export type { MediaItem };

export interface TileGalleryProps {
  items: readonly MediaItem[];
  /** A tile was pressed: open the MediaViewer at this index. "View all" opens at 0. */
  onOpen: (index: number) => void;
  /** What the pictures are of. */
  label: string;
  viewAllLabel?: (total: number) => string;
  /** Name of a tile's button. */
  openLabel?: (alt: string, index: number, total: number) => string;
  className?: string;
}

/** One large picture and five small ones; a phone gets a row to swipe through, with a counter. */
export function TileGallery({
  items,
  onOpen,
  label,
  viewAllLabel = (total) => `View all ${total}`,
  openLabel = (alt, index, total) => `${alt || 'Picture'}, ${index + 1} of ${total}`,
  className,
}: TileGalleryProps) {
  const [shown, setShown] = useState(0);
  const total = items.length;
  if (total === 0) return null;
  const few = total < GALLERY_TILES ? css[`few${total}`] : undefined;
  return (
    <section aria-label={label} className={cx(css.gallery, className)}>
      <ul
        className={cx(css.tiles, few)}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {items.map((item, index) => (
          <li key={item.src} className={css.tile}>
            <AriaButton
              className={cx(css.button)}
              aria-label={openLabel(item.alt, index, total)}
              onPress={() => onOpen(index)}
            >
              <Picture
                src={item.src}
                alt=""
                radius="0"
                placeholder={item.placeholder}
                position={item.position}
                priority={index === 0}
                sizes={index === 0 ? '(min-width: 992px) 50vw, 100vw' : '(min-width: 992px) 25vw, 100vw'}
              />
              {item.videoUrl ? (
                <span className={css.play}>
                  <PlayIcon size={24} isFilled />
                </span>
              ) : null}
            </AriaButton>
          </li>
        ))}
      </ul>
      <span className={cx(css.count, 'num')} aria-hidden="true">
        {Math.min(shown + 1, total)} / {total}
      </span>
      {total > 1 ? (
        <Button variant="light" size="sm" className={css.all} onPress={() => onOpen(0)}>
          <LayoutGridIcon size={16} />
          {viewAllLabel(total)}
        </Button>
      ) : null}
    </section>
  );
}
