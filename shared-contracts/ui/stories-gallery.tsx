import { type CSSProperties, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { STORIES_GAP } from './constants.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import { Picture } from './picture.tsx';
import css from './stories-gallery.module.css';
import { useMediaViewer } from './use-media-viewer.tsx';

export type { MediaItem };

export interface Story {
  id: string | number;
  /** A few words under the ring: "Day 3". */
  name: string;
  /** The first one is the picture in the ring. */
  items: readonly MediaItem[];
}

export interface StoriesGalleryProps {
  stories: readonly Story[];
  /** What the stories are of. */
  label: string;
  className?: string;
}

// Custom properties are missing from CSSProperties.
const GAP = { '--gap': `${STORIES_GAP}px` } as CSSProperties;

/** Round pictures in a row; each opens its story over the whole screen. The ring of a story that was seen turns grey. */
export function StoriesGallery({ stories, label, className }: StoriesGalleryProps) {
  const t = useKitMessages();
  const [seen, setSeen] = useState<ReadonlySet<Story['id']>>(new Set());
  const { open, viewer } = useMediaViewer(label);
  const shown = stories.filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <ul aria-label={label} className={cx(css.stories, className)} style={GAP}>
        {shown.map(({ id, name, items }) => (
          <li key={id} className={css.item}>
            <AriaButton
              className={cx(css.story)}
              aria-label={t('storiesGallery.open', { name })}
              onPress={() => {
                setSeen((before) => new Set(before).add(id));
                open(items, 0);
              }}
            >
              <span className={cx(css.ring, seen.has(id) && css.seen)}>
                <Cover item={items[0]} />
              </span>
              <span className={css.name} aria-hidden="true">
                {name}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}

function Cover({ item }: { item: MediaItem | undefined }) {
  if (!item) return null;
  return (
    <Picture
      src={item.src}
      alt=""
      ratio="1/1"
      sizes="72px"
      radius="50%"
      placeholder={item.placeholder}
      preview={item.preview}
      position={item.position}
    />
  );
}
