import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useInRouterContext } from 'react-router';
import { useBackEntry } from '../remote/use-back-entry.ts';
import { SLIDE_MS } from './constants.ts';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, XIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import { type From, MediaSlide } from './media-slide.tsx';
import css from './media-viewer.module.css';
import { Picture } from './picture.tsx';
import { useViewerGestures } from './use-viewer-gestures.ts';

export type { MediaItem };

export interface MediaViewerProps {
  items: readonly MediaItem[];
  /** The item shown; `null` keeps the viewer closed. */
  index: number | null;
  /** Another item, or `null` to close. */
  onChange: (index: number | null) => void;
  label?: string;
  closeLabel?: string;
  previousLabel?: string;
  nextLabel?: string;
  /** Name of a thumbnail. */
  showLabel?: (index: number) => string;
}

// Custom properties are missing from CSSProperties.
const DURATION = { '--slide': `${SLIDE_MS}ms` } as CSSProperties;

/**
 * Pictures and videos over the whole screen, always dark. Arrows, Home and End, swipe and thumbnails move and wrap around;
 * Escape, the cross, a vertical swipe and the browser's Back close. Focus goes back to what opened it.
 */
export function MediaViewer({ index, onChange, ...rest }: MediaViewerProps) {
  const isOpen = index !== null && rest.items.length > 0;
  // the kit is also shown where there is no router
  const hasHistory = useInRouterContext();
  return (
    <ModalOverlay
      data-theme="dark"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onChange(null);
      }}
      className={cx(css.overlay)}
    >
      <Modal className={cx(css.modal)}>
        {isOpen && hasHistory ? <BackEntry onBack={() => onChange(null)} /> : null}
        {index === null ? null : <Viewer {...rest} index={index} onChange={onChange} />}
      </Modal>
    </ModalOverlay>
  );
}

function BackEntry({ onBack }: { onBack: () => void }) {
  useBackEntry('viewer', onBack);
  return null;
}

function Viewer({
  items,
  index,
  onChange,
  label,
  closeLabel,
  previousLabel,
  nextLabel,
  showLabel,
}: Omit<MediaViewerProps, 'index'> & { index: number }) {
  const t = useKitMessages();
  const total = items.length;
  const item = items[index];
  const thumbsRef = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<From>(null);
  const go = (to: number) => {
    reset();
    setFrom(to < index ? 'previous' : 'next');
    onChange((to + total) % total);
  };
  const { view, reset, handlers } = useViewerGestures((swipe) => {
    if (swipe === 'close') onChange(null);
    else go(swipe === 'next' ? index + 1 : index - 1);
  });

  useEffect(() => {
    const row = thumbsRef.current;
    const thumb = row?.children[index];
    if (row && thumb instanceof HTMLElement)
      row.scrollLeft = thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2;
  }, [index]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A video that has the focus seeks with the same keys.
    if (event.target instanceof HTMLVideoElement) return;
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (!item) return null;
  return (
    <Dialog aria-label={label ?? t('mediaViewer.label')} className={css.viewer} style={DURATION}>
      <div className={css.bar}>
        <span className={cx('num', css.counter)} aria-hidden="true">
          {index + 1} / {total}
        </span>
        <span className="vh" role="status">
          {t('mediaViewer.counter', { number: index + 1, total })}
          {item.alt ? (
            <>
              {': '}
              <span lang={item.lang}>{item.alt}</span>
            </>
          ) : null}
        </span>
        <span lang={item.lang} className={css.caption} aria-hidden="true">
          {item.alt}
        </span>
        <IconButton label={closeLabel ?? t('mediaViewer.close')} onPress={() => onChange(null)}>
          <XIcon />
        </IconButton>
      </div>
      <div className={cx(css.stage, view.scale > 1 && css.zoomed)} {...handlers}>
        <MediaSlide key={index} item={item} from={from} view={view} />
        {total > 1 ? (
          <>
            <AriaButton
              className={cx(css.nav, css.previous)}
              aria-label={previousLabel ?? t('mediaViewer.previous')}
              onPress={() => go(index - 1)}
            >
              <ChevronLeftIcon size={24} />
            </AriaButton>
            <AriaButton
              className={cx(css.nav, css.next)}
              aria-label={nextLabel ?? t('mediaViewer.next')}
              onPress={() => go(index + 1)}
            >
              <ChevronRightIcon size={24} />
            </AriaButton>
          </>
        ) : null}
        <Neighbours items={items} index={index} />
      </div>
      {total > 1 ? (
        <div ref={thumbsRef} className={css.thumbs}>
          {items.map((other, number) => (
            <AriaButton
              // an organizer may show one picture twice, and the list never changes its order
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={number}
              className={cx(css.thumb, number === index && css.current)}
              aria-label={showLabel?.(number) ?? t('mediaViewer.show', { number: number + 1 })}
              aria-current={number === index ? 'true' : undefined}
              onPress={() => go(number)}
            >
              <Picture src={other.src} alt="" ratio="3/2" sizes="84px" radius="8px" placeholder={other.placeholder} />
            </AriaButton>
          ))}
        </div>
      ) : null}
    </Dialog>
  );
}

/** Loads the picture on either side, so that the next step shows it at once. */
function Neighbours({ items, index }: { items: readonly MediaItem[]; index: number }) {
  const total = items.length;
  const near = new Set([(index + 1) % total, (index - 1 + total) % total]);
  near.delete(index);
  return (
    <div hidden>
      {[...near].map((number) => {
        const item = items[number];
        return item && !item.videoUrl ? <MediaSlide key={item.src} item={item} isPreload /> : null;
      })}
    </div>
  );
}
