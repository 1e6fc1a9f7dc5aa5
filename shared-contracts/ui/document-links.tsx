import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** where the site's documents are */
export const DOCUMENT_HREFS = { terms: '/agreement', privacy: '/privacy' } as const;

/** ICU takes the tags for its own: they come back as they were, and become links below. */
export const DOCUMENT_TAGS = {
  terms: (words: readonly string[]) => `<terms>${words.join('')}</terms>`,
  privacy: (words: readonly string[]) => `<privacy>${words.join('')}</privacy>`,
};

/** A sentence with links where its tags are: each language puts them where they belong. They open beside: a form keeps its data. */
export function withDocumentLinks(
  text: string,
  hrefs: Readonly<Record<keyof typeof DOCUMENT_HREFS, string>> = DOCUMENT_HREFS,
): ReactNode[] {
  // Splitting by a pattern with groups keeps them: plain, tag, words, plain, tag, words, plain.
  const parts = text.split(/<(terms|privacy)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const tag = parts[index - 1];
    if (index % 3 === 0) return part;
    if (index % 3 === 1 || (tag !== 'terms' && tag !== 'privacy')) return null;
    return (
      <Link key={tag} href={hrefs[tag]} target="_blank">
        {part}
      </Link>
    );
  });
}
