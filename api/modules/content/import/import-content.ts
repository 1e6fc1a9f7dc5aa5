import { readingMinutes } from '@cairn/shared-contracts/domain/reading-time';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db-types.ts';
import type { Services } from '../../../platform/services.ts';
import type { StoredBlock } from '../../../platform/stored-json.ts';
import { type DraftBlock, figuresIn, plainText } from './blocks.ts';
import { type PictureStore, pictureStore } from './pictures.ts';
import { ContentError, type ContentProblem, type Report } from './problem.ts';
import { type Article, type ContentFolder, readFolder } from './read-folder.ts';
import { type PostRow, store } from './store.ts';

/** What an import needs of the services: it runs beside the api as well. Pictures that are files need the storage of `env`. */
export type ImportServices = Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'env'>>;

const AUTHORS = 'journal/authors.yaml';

export interface ImportOptions {
  /** texts that the folder has not are removed, of the sections that it has */
  prune?: boolean;
  placeholderOf?: (key: string) => string | undefined;
}

export interface Imported {
  articles: number;
  legal: number;
  help: number;
}

/**
 * Puts a folder of content into the database: all of it, or nothing where anything is wrong. What was there under the same address is
 * replaced.
 * @throws ContentError
 */
export async function importContent(
  services: ImportServices,
  folder: string,
  { prune = false, placeholderOf }: ImportOptions = {},
): Promise<Imported> {
  const content = readFolder(folder);
  const pictures = pictureStore(services, folder, placeholderOf);
  const { db } = services;
  await checkOrganizers(content, db);
  const ready = await withPictures(content, pictures);
  const run = (trx: Kysely<Database>) => store(trx, content, ready, prune);
  await (db.isTransaction ? run(db) : db.transaction().execute(run));
  return { articles: content.articles.length, legal: content.legal.length, help: content.help.length };
}

/** an author who is said to be a member of the club is one whom the club knows */
async function checkOrganizers({ authors }: ContentFolder, db: Kysely<Database>): Promise<void> {
  const asked = authors.flatMap(({ organizer }) => organizer ?? []);
  if (asked.length === 0) return;
  const rows = await db.selectFrom('organizers').select('id').where('id', 'in', asked).execute();
  const known = new Set(rows.map(({ id }) => id));
  const problems = authors.flatMap(({ slug, organizer }): ContentProblem[] =>
    organizer === undefined || known.has(organizer)
      ? []
      : [{ file: AUTHORS, line: 1, reason: `${slug}: there is no organizer ${organizer}` }],
  );
  if (problems.length > 0) throw new ContentError(problems);
}

async function withPictures({ articles, authors }: ContentFolder, pictures: PictureStore) {
  const problems: ContentProblem[] = [];
  const reporting =
    (file: string): Report =>
    (line, reason) =>
      void problems.push({ file, line, reason });

  const portraits = new Map<string, Awaited<ReturnType<PictureStore['keep']>>>();
  for (const { slug, portrait } of authors) {
    if (portrait) portraits.set(slug, await pictures.keep(portrait, { file: AUTHORS, line: 1 }, reporting(AUTHORS)));
  }
  const posts: PostRow[] = [];
  for (const article of articles) {
    const row = await postOf(article, pictures, reporting(article.file));
    if (row) posts.push(row);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { portraits, posts };
}

async function postOf(article: Article, pictures: PictureStore, report: Report): Promise<PostRow | undefined> {
  const { file, facts, locale, slug } = article;
  const cover = await pictures.keep(facts.cover, { file, line: 1 }, report);
  const blocks = await Promise.all(article.blocks.map((block) => withGallery(block, article.file, pictures, report)));
  if (!cover) return undefined;
  return {
    ...{ id: facts.id, locale, slug: `${slug}-${facts.id}`, title: facts.title, lead: facts.lead },
    ...{ topic: facts.topic, author: facts.author, published_on: facts.date, is_draft: facts.draft },
    ...{ tour_ids: facts.tours, cover, blocks: blocks.flatMap((block) => block ?? []) },
    reading_minutes: readingMinutes(`${facts.lead}\n${plainText(article.blocks)}`, locale, figuresIn(article.blocks)),
  };
}

async function withGallery(
  block: DraftBlock,
  file: string,
  pictures: PictureStore,
  report: Report,
): Promise<StoredBlock | undefined> {
  if (block.type !== 'gallery') return block;
  const kept = [];
  for (const { line, caption, ...picture } of block.pictures) {
    const one = await pictures.keep(picture, { file, line }, report);
    if (one) kept.push({ ...one, ...(caption ? { caption } : {}) });
  }
  return { type: 'gallery', pictures: kept };
}
