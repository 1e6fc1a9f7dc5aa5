import type { BlogPost, BlogPostBrief, BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { type Named, unnamed } from '../organizer/unnamed.ts';

type ShownOn = Pick<Site, 'name' | 'organizer'>;

/** members of the club who are named in an answer */
async function namedIn({ db }: Services, answer: object): Promise<Named[]> {
  const text = JSON.stringify(answer);
  const { rows } = await sql<Named>`
    SELECT name, person FROM organizers WHERE position(person IN ${text}) > 0 OR position(name IN ${text}) > 0`.execute(
    db,
  );
  return rows;
}

/** what a member of the club wrote is the site's own there, where organizers have no names */
const byNobody =
  (site: ShownOn, sellers: readonly Named[]) =>
  <Brief extends BlogPostBrief>(post: Brief): Brief =>
    sellers.some(({ person, name }) => person === post.author || name === post.author)
      ? { ...post, author: site.name, portrait: null, organizer_id: null }
      : post;

export async function shownPosts(services: Services, site: ShownOn, posts: BlogPosts): Promise<BlogPosts> {
  if (!hidesOrganizers(site)) return posts;
  const sellers = await namedIn(services, posts);
  return { ...posts, items: unnamed(posts.items, sellers).map(byNobody(site, sellers)) };
}

export async function shownPost(services: Services, site: ShownOn, post: BlogPost): Promise<BlogPost> {
  if (!hidesOrganizers(site)) return post;
  const sellers = await namedIn(services, post);
  const told = unnamed(post, sellers, post.content_language);
  const hide = byNobody(site, sellers);
  return hide({ ...told, similar: told.similar.map(hide) });
}
