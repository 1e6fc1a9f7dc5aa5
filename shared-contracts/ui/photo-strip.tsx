import type { CSSProperties } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { BREAKPOINT, PHOTO_SIZES, PHOTO_STRIP_SHOWN } from './constants.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import css from './photo-strip.module.css';
import { type DensityRule, Picture } from './picture.tsx';
import { useMediaViewer } from './use-media-viewer.tsx';

export type { MediaItem };

export interface PhotoStripProps {
  items: readonly MediaItem[];
  /** What the pictures are of: "Photos of this review". */
  label: string;
  /** How many are shown; the last one says how many more there are. */
  shown?: number;
  /** On phones the first picture is as wide as the strip, the others stand below it. */
  isWide?: boolean;
  className?: string;
}

const DENSITIES: readonly DensityRule[] = [
  { media: `(min-width: ${BREAKPOINT.md}px)`, sizes: PHOTO_SIZES.desktop },
  { sizes: PHOTO_SIZES.mobile },
];

/** of a picture as wide as a phone: the widths of the content from there down */
const WIDE_DENSITIES: readonly DensityRule[] = [
  { media: `(min-width: ${BREAKPOINT.md}px)`, sizes: PHOTO_SIZES.desktop },
  { media: `(min-width: ${BREAKPOINT.sm}px)`, sizes: PHOTO_SIZES.mobile },
];

/** A few small pictures of many; each opens all of them over the whole screen. */
export function PhotoStrip({ items, label, shown = PHOTO_STRIP_SHOWN, isWide = false, className }: PhotoStripProps) {
  const t = useKitMessages();
  const { open, viewer } = useMediaViewer(label);
  const total = items.length;
  if (total === 0) return null;
  const more = total - shown;
  // Custom properties are missing from CSSProperties.
  const columns = { '--columns': Math.min(shown, total) } as CSSProperties;
  return (
    <>
      <ul aria-label={label} className={cx(css.strip, isWide && css.wide, className)} style={columns}>
        {items.slice(0, shown).map((item, index) => {
          const isLast = more > 0 && index === shown - 1;
          const name = t('photoStrip.open', { name: item.alt || t('photoStrip.picture'), number: index + 1, total });
          return (
            <li key={item.src}>
              <AriaButton
                className={cx(css.button)}
                aria-label={isLast ? `${name}, ${t('photoStrip.more', { count: more })}` : name}
                onPress={() => open(items, index)}
              >
                <Picture
                  src={item.src}
                  alt=""
                  radius="var(--r-sm)"
                  densities={isWide && index === 0 ? WIDE_DENSITIES : DENSITIES}
                  sizes="92vw"
                  placeholder={item.placeholder}
                  preview={item.preview}
                  position={item.position}
                />
                {isLast ? <span className={css.more}>{t('photoStrip.more', { count: more })}</span> : null}
              </AriaButton>
            </li>
          );
        })}
      </ul>
      {viewer}
    </>
  );
}
