import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';
import { lookOf, OF_DRAWINGS } from '@cairn/shared-contracts/domain/picture';
import { formatMinutes } from '@cairn/shared-contracts/domain/units';
import { useForeignLanguage, usePlatform } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { Byline } from './byline.tsx';
import css from './lead-post.module.css';

/** The newest story, large. */
export function LeadPost({ post }: { post: BlogPostBrief }) {
  const { locale } = usePlatform();
  const lang = useForeignLanguage(post.content_language);
  return (
    <article className={css.post}>
      <Picture
        src={post.cover.image}
        alt=""
        ratio="16/9"
        {...lookOf(post.cover, OF_DRAWINGS)}
        sizes="(min-width: 1456px) 775px, (min-width: 992px) 56vw, 100vw"
        leads
      />
      <div>
        <p className={css.meta}>
          {post.topic} · {formatMinutes(post.reading_minutes, locale)}
        </p>
        <h2 className={css.title} lang={lang}>
          <Link href={`/blog/${post.slug}`} variant="plain" className={css.link ?? ''}>
            {post.title}
          </Link>
        </h2>
        <p className={css.lead} lang={lang}>
          {post.lead}
        </p>
        <Byline post={post} date="short" />
      </div>
    </article>
  );
}
