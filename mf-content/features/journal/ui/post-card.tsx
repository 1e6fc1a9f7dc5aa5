import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';
import { lookOf, OF_DRAWINGS } from '@cairn/shared-contracts/domain/picture';
import { formatMinutes } from '@cairn/shared-contracts/domain/units';
import { useForeignLanguage, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import css from './post-card.module.css';

interface PostCardProps {
  post: BlogPostBrief;
  /** of its heading in the page's outline */
  level: 2 | 3;
}

/** One story: picture, topic, title and lead; the whole card is one link. */
export function PostCard({ post, level }: PostCardProps) {
  const { locale } = usePlatform();
  const lang = useForeignLanguage(post.content_language);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={css.post}>
      <div className={css.body}>
        <Picture
          src={post.cover.image}
          alt=""
          ratio="3/2"
          {...lookOf(post.cover, OF_DRAWINGS)}
          sizes="(min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw"
        />
        <div className={css.words}>
          <p className={css.meta}>
            {post.topic} · {formatMinutes(post.reading_minutes, locale)}
          </p>
          <Heading className={css.title} lang={lang}>
            <Link href={`/blog/${post.slug}`} variant="plain" className={css.link ?? ''}>
              {post.title}
            </Link>
          </Heading>
          <p className={css.lead} lang={lang}>
            {post.lead}
          </p>
        </div>
      </div>
    </article>
  );
}
