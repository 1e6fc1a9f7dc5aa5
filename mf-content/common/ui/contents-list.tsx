import { Link } from '@cairn/shared-contracts/ui/link';
import type { OutlineItem } from '../model/outline.ts';
import css from './contents-list.module.css';

/** fewer headings than this need no list */
const WORTH_LISTING = 2;

/** The headings of a text as links: above it on narrow screens, beside it and in sight on wide ones. */
export function ContentsList({ title, items }: { title: string; items: readonly OutlineItem[] }) {
  if (items.length < WORTH_LISTING) return null;
  return (
    <nav aria-label={title} className={css.contents}>
      <p className={css.title} aria-hidden="true">
        {title}
      </p>
      <ol className={css.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="quiet" className={css.link ?? ''}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
