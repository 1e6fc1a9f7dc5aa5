import { Link } from '@cairn/shared-contracts/ui/link';
import { useScrollSpy } from '@cairn/shared-contracts/ui/use-scroll-spy';
import type { OutlineItem } from '../model/outline.ts';
import css from './contents-list.module.css';

/** fewer headings than this need no list */
const WORTH_LISTING = 2;

interface ContentsListProps {
  title: string;
  items: readonly OutlineItem[];
  /** of the headings, where they are not in the page's language */
  lang?: string | undefined;
}

/** The headings of a text as links, the one being read marked: above it on narrow screens, beside it and in sight on wide ones. */
export function ContentsList({ title, items, lang }: ContentsListProps) {
  const current = useScrollSpy(items.map(({ id }) => id).join('|'));
  if (items.length < WORTH_LISTING) return null;
  return (
    <nav aria-label={title} className={css.contents}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <ol className={css.list} lang={lang}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              variant="quiet"
              className={css.link ?? ''}
              {...(id === current ? { 'aria-current': 'true' } : {})}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
