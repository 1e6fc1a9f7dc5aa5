import sanitizeHtml from 'sanitize-html';
import { CLEAN_HTML } from '../tours/clean-html.ts';

const TABLE = 'table thead tbody tr th td'.split(' ');

const OPTIONS: sanitizeHtml.IOptions = {
  ...CLEAN_HTML,
  allowedTags: [...(CLEAN_HTML.allowedTags || []), ...TABLE],
};

/** HTML of the editors, as pages may carry it: what an organizer may write, and tables. */
export const cleanEditorial = (html: string): string => sanitizeHtml(html, OPTIONS);
