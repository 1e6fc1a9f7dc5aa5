import type { BlogPostBrief } from '@cairn/shared-contracts/api/content.schema';
import { PostCard } from './post-card.tsx';
import css from './post-grid.module.css';

/** Stories in one, two or three columns; what is left over for the last row fills it. */
export function PostGrid({ posts, level }: { posts: readonly BlogPostBrief[]; level: 2 | 3 }) {
  return (
    <div className={css.grid}>
      {posts.map((post) => (
        <PostCard key={post.id} post={post} level={level} />
      ))}
    </div>
  );
}
