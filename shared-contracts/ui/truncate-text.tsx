import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { TRUNCATE_HEIGHT, TRUNCATE_MS, TRUNCATE_THRESHOLD } from './constants.ts';
import { cx } from './cx.ts';
import { useKitMessages } from './kit-messages.ts';
import css from './truncate-text.module.css';

export interface TruncateTextProps {
  children: ReactNode;
  /** Height in px the text is folded to. */
  height?: number;
  /** Folding must hide more than this, px; else the whole text is shown. */
  threshold?: number;
  moreLabel?: string;
  lessLabel?: string;
  /** What the text is about, where several on a page have the same button: read out behind its text. */
  about?: string;
  className?: string;
}

// Custom properties are missing from CSSProperties.
const DURATION = { '--duration': `${TRUNCATE_MS}ms` } as CSSProperties;

/** A long text behind "Show more". The text is all in the page: search and assistive technology read it. */
export function TruncateText({
  children,
  height = TRUNCATE_HEIGHT,
  threshold = TRUNCATE_THRESHOLD,
  moreLabel,
  lessLabel,
  about,
  className,
}: TruncateTextProps) {
  const t = useKitMessages();
  const id = useId();
  const textRef = useRef<HTMLDivElement>(null);
  /** Height of the whole text; unknown until it is measured. */
  const [full, setFull] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const text = textRef.current;
    if (!text) return;
    // told of its first size too, once the page is laid out
    const observer = new ResizeObserver(() => setFull(text.scrollHeight));
    observer.observe(text);
    return () => observer.disconnect();
  }, []);

  const isLong = full === null || full > height + threshold;
  const isFolded = isLong && !isOpen;
  const label = isOpen ? (lessLabel ?? t('truncateText.less')) : (moreLabel ?? t('truncateText.more'));
  return (
    <div className={className} style={DURATION}>
      <div
        ref={textRef}
        id={id}
        className={cx(css.text, isFolded && css.folded)}
        style={isLong ? { maxHeight: isOpen ? (full ?? undefined) : height } : undefined}
      >
        {children}
      </div>
      {isLong && full !== null ? (
        <AriaButton
          className={cx(css.button)}
          aria-label={about ? `${label}: ${about}` : undefined}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setIsOpen((now) => !now)}
        >
          {label}
        </AriaButton>
      ) : null}
    </div>
  );
}
