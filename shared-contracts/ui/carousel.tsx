import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import css from './carousel.module.css';
import { CAROUSEL_MS, CAROUSEL_SLIDES } from './constants.ts';
import { cx } from './cx.ts';
import { glide } from './glide.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import { Picture } from './picture.tsx';

export interface CarouselProps {
  /** The first five are shown. */
  items: readonly MediaItem[];
  /** What the pictures are of: "Pictures of Ala-Kul trek". */
  label: string;
  /**
   * Where a press on a picture leads. In a card that is one link, give the card's address: the pictures then lie above
   * the card's own link, so that a finger can swipe them, and still lead to it.
   */
  href?: string;
  ratio?: string;
  sizes?: string;
  /** The first picture loads at once. */
  priority?: boolean;
  previousLabel?: string;
  nextLabel?: string;
  className?: string;
}

/**
 * Pictures of a card: arrows on hover or focus, swipe on touch, dots. Pictures 2 to 5 load once somebody shows interest.
 * Put `data-carousel-group` on the card, so that its hover shows the arrows; they stand above the card's link.
 */
export function Carousel({
  items,
  label,
  href,
  ratio = '4/3',
  sizes,
  priority,
  previousLabel,
  nextLabel,
  className,
}: CarouselProps) {
  const t = useKitMessages();
  const trackRef = useRef<HTMLDivElement>(null);
  const stopRef = useRef<(() => void) | null>(null);
  const [index, setIndex] = useState(0);
  const [isAwake, setIsAwake] = useState(false);
  const slides = items.slice(0, CAROUSEL_SLIDES);
  const wake = () => setIsAwake(true);

  function go(to: number) {
    wake();
    const next = (to + slides.length) % slides.length;
    setIndex(next);
    const track = trackRef.current;
    stopRef.current?.();
    stopRef.current = track && glide(track, next * track.clientWidth, CAROUSEL_MS);
  }

  useEffect(() => () => stopRef.current?.(), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-label={label}
      className={cx(css.carousel, className)}
      onPointerEnter={wake}
      onTouchStart={wake}
      onFocus={wake}
    >
      <div
        ref={trackRef}
        // A scrolling box takes the focus by itself; the arrows do this work.
        tabIndex={-1}
        className={cx(css.track, href && css.raised)}
        onScroll={({ currentTarget: track }) => {
          // While it glides the dots show where it goes, not what it passes.
          if (!track.style.scrollSnapType) setIndex(Math.round(track.scrollLeft / track.clientWidth));
        }}
      >
        {slides.map((item, slide) => (
          <div key={item.src} className={css.slide} aria-hidden={slide === index ? undefined : true}>
            <MaybeLink href={href}>
              {slide === 0 || isAwake ? (
                <Picture
                  src={item.src}
                  radius="0"
                  alt={item.alt}
                  ratio={ratio}
                  placeholder={item.placeholder}
                  preview={item.preview}
                  position={item.position}
                  priority={slide === 0 && priority}
                  {...(sizes ? { sizes } : {})}
                />
              ) : (
                <span className={css.blank} style={{ aspectRatio: ratio, background: item.placeholder }} />
              )}
            </MaybeLink>
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <>
          {/* plain ones: two of react-aria's in each card of a list are a large part of bringing it to life */}
          <button
            type="button"
            className={cx(css.nav, css.previous)}
            aria-label={previousLabel ?? t('carousel.previous')}
            onClick={() => go(index - 1)}
          >
            <ChevronLeftIcon size={16} />
          </button>
          <button
            type="button"
            className={cx(css.nav, css.next)}
            aria-label={nextLabel ?? t('carousel.next')}
            onClick={() => go(index + 1)}
          >
            <ChevronRightIcon size={16} />
          </button>
          <span className={css.dots} aria-hidden="true">
            {slides.map((item, dot) => (
              <span key={item.src} className={cx(css.dot, dot === index && css.on)} />
            ))}
          </span>
        </>
      ) : null}
    </div>
  );
}

function outsideTabOrder(props: ComponentProps<'a'> | ComponentProps<'span'>) {
  return 'href' in props ? <a {...props} tabIndex={-1} /> : <span {...props} />;
}

/** The card's link is the one to tab to and to be read out; this is a larger place to press. */
function MaybeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <AriaLink href={href} className={cx(css.link)} render={outsideTabOrder}>
      {children}
    </AriaLink>
  );
}
