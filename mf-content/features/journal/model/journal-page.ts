/** What the address of the journal's index asks for. */
export interface JournalPage {
  /** slug of a topic */
  topic?: string;
  page: number;
}

/** a page below 1, or none, is the first (specification §5) */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** arguments of the call; the loader and the component must spell them alike */
export const postsQuery = ({ topic, page }: JournalPage): { slug?: string; page?: number } => ({
  ...(topic ? { slug: topic } : {}),
  ...(page > 1 ? { page } : {}),
});

/** '/blog/gear?page=2' */
export const journalHref = ({ topic, page }: JournalPage): string =>
  `/blog${topic ? `/${topic}` : ''}${page > 1 ? `?page=${page}` : ''}`;
