import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Avatar } from '@cairn/shared-contracts/ui/avatar';
import css from './byline.module.css';

/** Who wrote it and when. */
export function Byline({ post, date }: { post: BlogPostBrief; date: 'short' | 'long' }) {
  const { locale } = usePlatform();
  return (
    <p className={css.byline}>
      <Avatar name={post.author} src={post.portrait?.image ?? null} size={32} />
      <span>
        {post.author} · <time dateTime={post.published_on}>{formatDate(post.published_on, locale, date)}</time>
      </span>
    </p>
  );
}
