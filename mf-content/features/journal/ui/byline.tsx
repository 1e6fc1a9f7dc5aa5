import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { OrganizerLink } from '@cairn/shared-contracts/remote/organizer-link';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import css from './byline.module.css';

/** Who wrote it and when; a member of the club is one press away. */
export function Byline({ post, date }: { post: BlogPostBrief; date: 'short' | 'long' }) {
  const { locale } = usePlatform();
  const { author, organizer_id: organizer } = post;
  return (
    <p className={css.byline}>
      <Avatar name={author} src={post.portrait?.image ?? null} size={32} />
      <span>
        {organizer === null ? author : <OrganizerLink id={organizer} name={author} className={css.author} />} ·{' '}
        <time dateTime={post.published_on}>{formatDate(post.published_on, locale, date)}</time>
      </span>
    </p>
  );
}
