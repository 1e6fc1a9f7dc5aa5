import { useEffect, useState } from 'react';
import type { Part, PartRefs } from '../experiments/part-refs.ts';
import css from './inspector.module.css';
import type { ShownRemote } from './shown-remotes.ts';
import { useWords } from './words.ts';

interface Box {
  key: string;
  remote: string;
  top: number;
  left: number;
  width: number;
  height: number;
  /** too small for words: outlined when its remote is pointed at */
  isSmall: boolean;
}

const SMALL = { width: 200, height: 90 };
const LOOK_MS = 500;

/** where a part stands, in the document's own coordinates; undefined where it shows nothing */
export function boxOf({ remote, place }: Pick<Part, 'remote' | 'place'>, index: number): Box | undefined {
  const rects = place.getClientRects().filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return undefined;
  const top = Math.min(...rects.map((rect) => rect.top)) + window.scrollY;
  const left = Math.min(...rects.map((rect) => rect.left)) + window.scrollX;
  const width = Math.max(...rects.map(({ right }) => right)) + window.scrollX - left;
  const height = Math.max(...rects.map(({ bottom }) => bottom)) + window.scrollY - top;
  const isSmall = width < SMALL.width || height < SMALL.height;
  return { key: `${remote} ${index}`, remote, top, left, width, height, isSmall };
}

interface OutlinesProps {
  remotes: readonly ShownRemote[];
  parts: PartRefs;
  marked: string | undefined;
}

/** Thin outlines over the page, one a part, with a tag at their corner. For the eye alone: the panel says the same in words. */
export function Outlines({ remotes, parts, marked }: OutlinesProps) {
  const { tag } = useWords();
  const [boxes, setBoxes] = useState<Box[]>([]);
  useEffect(() => {
    let last = '';
    const look = () => {
      const next = parts.all().flatMap((part, index) => boxOf(part, index) ?? []);
      const text = JSON.stringify(next);
      if (text === last) return;
      last = text;
      setBoxes(next);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [parts]);
  return (
    <div className={css.outlines} aria-hidden="true">
      {boxes.map(({ key, remote, isSmall, top, left, width, height }) => {
        const shown = remotes.find(({ name }) => name === remote);
        const isMarked = marked === remote;
        if (!shown || (isSmall && !isMarked)) return null;
        return (
          <div
            key={key}
            className={css.outline}
            data-colour={shown.colour}
            data-marked={isMarked || undefined}
            style={{ top, left, width, height }}
          >
            {!isSmall && <span className={css.tag}>{tag(shown)}</span>}
          </div>
        );
      })}
    </div>
  );
}
