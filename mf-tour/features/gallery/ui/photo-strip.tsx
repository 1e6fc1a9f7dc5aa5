import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { focusOf } from '../model/gallery-items.ts';
import css from './photo-strip.module.css';
import { useViewer } from './use-viewer.tsx';

/** pictures of a strip; the last one says how many more there are (specification, "Photo preview strip") */
const SHOWN = 3;

export interface PhotoStripProps {
  media: readonly MediaItem[];
  /** what the pictures are of */
  label: string;
  /** `wide` fills the row with three 3:2 pictures, `single` is one of them, `small` is a row of squares */
  size: 'wide' | 'single' | 'small';
}

const SIZES = {
  wide: '(min-width: 992px) 260px, 30vw',
  single: '(min-width: 992px) 220px, (min-width: 576px) 370px, 80vw',
  small: '88px',
} as const;

/** A few pictures that open the viewer. */
export function PhotoStrip({ media, label, size }: PhotoStripProps) {
  const { t } = useTranslation('mf-tour');
  const { open, viewer } = useViewer(media);
  if (media.length === 0) return null;
  const more = media.length - SHOWN;
  return (
    <>
      <ul aria-label={label} className={css[size]}>
        {media.slice(0, SHOWN).map((item, index) => (
          <li key={item.image}>
            <button
              type="button"
              className={css.button}
              aria-label={t('gallery.open', { alt: item.alt || label, number: index + 1, total: media.length })}
              onClick={() => open(index)}
            >
              <Picture
                src={item.image}
                alt=""
                radius="var(--r-sm)"
                ratio={size === 'small' ? '1/1' : '3/2'}
                sizes={SIZES[size]}
                placeholder={item.placeholder}
                position={focusOf(item)}
              />
              {more > 0 && index === SHOWN - 1 ? (
                <span className={css.more} aria-hidden="true">
                  {t('gallery.more', { count: more })}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
