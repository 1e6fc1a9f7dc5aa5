import { type CSSProperties, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from './button.tsx';
import { BREAKPOINT, GALLERY_TILES, TILE_GAP, TILE_SIZES } from './constants.ts';
import { cx } from './cx.ts';
import { LayoutGridIcon, PlayIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import { type DensityRule, Picture } from './picture.tsx';
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

const WIDE = `(min-width: ${BREAKPOINT.md}px)`;
// a phone's picture is as wide as the screen. Said a little narrower, dense screens take the next smaller width: 760 px for
// 390 at 2×, 1200 for 430 at 3×; nobody sees 7 %, everybody waits for twice the bytes
const PHONE = '93vw';
const SMALL_TILE: readonly DensityRule[] = [{ media: WIDE, sizes: TILE_SIZES }];
const WHOLE = `${WIDE} 100vw, ${PHONE}`;
const HALF = `${WIDE} 50vw, ${PHONE}`;
// a strip, half as wide as the gallery and low: 760 px for a plain screen, 1200 for a dense one
const STRIP = `${WIDE} min(40vw, 580px), ${PHONE}`;

/** How wide a picture is drawn; undefined for a small tile, which has sizes of its own. */
function widthOf(index: number, total: number): string | undefined {
  if (total === 1) return WHOLE;
  if (index === 0 || total < 5) return HALF;
  return index === 1 && total > 5 ? STRIP : undefined;
}
// Custom properties are missing from CSSProperties.
const GAPS = { '--gap': `${TILE_GAP.mobile}px`, '--gap-wide': `${TILE_GAP.desktop}px` } as CSSProperties;

/** One large picture and up to five small ones; a phone gets a row to swipe through, with a counter. The last leads to all. */
export function TileGallery({ items, onOpen, label, viewAllLabel, openLabel, className }: TileGalleryProps) {
  const t = useKitMessages();
  const [shown, setShown] = useState(0);
  const total = items.length;
  if (total === 0) return null;
  const tiles = items.slice(0, GALLERY_TILES);
  const few = total < GALLERY_TILES ? css[`few${total}`] : undefined;
  return (
    <section aria-label={label} className={cx(css.gallery, className)} style={GAPS}>
      <ul
        className={cx(css.tiles, few)}
        onScroll={({ currentTarget: row }) => setShown(Math.round(row.scrollLeft / row.clientWidth))}
      >
        {tiles.map((item, index) => (
          // an organizer may show one picture twice, and the list never changes its order
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className={css.tile}>
            <AriaButton
              className={cx(css.button)}
              aria-label={
                openLabel?.(item.alt, index, total) ??
                t('tileGallery.open', { name: item.alt || t('tileGallery.picture'), number: index + 1, total })
              }
              onPress={() => onOpen(index)}
            >
              <Picture
                src={item.src}
                alt=""
                radius="0"
                placeholder={item.placeholder}
                preview={item.preview}
                position={item.position}
                leads={index === 0}
                sizes={widthOf(index, total) ?? PHONE}
                {...(widthOf(index, total) ? {} : { densities: SMALL_TILE })}
              />
              {item.videoUrl ? (
                <span className={css.play}>
                  <PlayIcon size={24} isFilled />
                </span>
              ) : null}
            </AriaButton>
            {total > 1 && index === tiles.length - 1 ? (
              <Button variant="light" size="sm" className={css.all} onPress={() => onOpen(0)}>
                <LayoutGridIcon size={16} />
                {viewAllLabel?.(total) ?? t('tileGallery.viewAll', { total })}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <span className={cx(css.count, 'num')} aria-hidden="true">
          {Math.min(shown + 1, total)} / {total}
        </span>
      ) : null}
    </section>
  );
}
