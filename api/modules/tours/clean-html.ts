import sanitizeHtml from 'sanitize-html';

/** addresses that a link may lead to: other sites by a whole address, this one by a path or an anchor */
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const OTHER_SITE = /^http/i;

/** a link's address and nothing else that was written; links away from here vouch for nobody */
function linkAttributes(href = ''): sanitizeHtml.Attributes {
  if (!SAFE_HREF.test(href)) return {};
  return OTHER_SITE.test(href) ? { href, rel: 'nofollow noopener' } : { href };
}

/** what an organizer's text may be made of; nothing that loads, runs, takes input or lays the page out */
export const CLEAN_HTML: sanitizeHtml.IOptions = {
  allowedTags: 'p br hr b strong i em u s sup sub a ul ol li h2 h3 h4 blockquote'.split(' '),
  // what is dropped with everything that it holds
  nonTextTags: 'script style iframe object embed template noscript textarea select title svg math'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // browsers leave tabs and line ends out of an address: `/<tab>/evil.example` has the form of a path until then
  allowProtocolRelative: false,
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }) },
};

/** HTML that an organizer wrote, as pages may carry it: few elements, no attributes but addresses, every element closed. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, CLEAN_HTML);
