/** What the address of the journal's index asks for. */
export interface JournalPage {
  /** slug of a topic */
  topic?: string;
  page: number;
}

/** arguments of the call; the loader and the component must spell them alike */
export const postsQuery = ({ topic, page }: JournalPage): { slug?: string; page?: number } => ({
  ...(topic ? { slug: topic } : {}),
  ...(page > 1 ? { page } : {}),
});

/** '/blog/gear?page=2' */
export const journalHref = ({ topic, page }: JournalPage): string =>
  `/blog${topic ? `/${topic}` : ''}${page > 1 ? `?page=${page}` : ''}`;
