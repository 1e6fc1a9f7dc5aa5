import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contactItems } from './bare-page.ts';
import { ownWords } from './own-words.ts';
import { escaped, plainPage, replyPlain } from './plain-page.ts';
import { chosenTheme, readersLocale } from './reader.ts';
import { pageAddress } from './request-address.ts';
import type { ShellSites, Site } from './site.ts';

/** What a browser sends of a form by itself. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

function answerOf(request: FastifyRequest, site: Site): string {
  const locale = readersLocale(request, site);
  const { t } = ownWords(locale);
  return plainPage({
    locale,
    theme: chosenTheme(request),
    siteName: site.name,
    title: t('errors.noScript.title'),
    body: [
      `<h1>${escaped(t('errors.noScript.title'))}</h1><p>${escaped(t('errors.noScript.text'))}</p>`,
      `<p><a href="${escaped(pageAddress(request.url, site.origin).pathname)}">${escaped(t('errors.noScript.back'))}</a></p>`,
      contactItems(site.site, t('errors.contacts')),
    ],
  });
}

/**
 * Forms are sent by their page's scripts. Where there are none the browser posts them to the page's own address: nothing is taken, no
 * field is read, and whoever filled it in is told so in words.
 */
export function noScriptForms(app: FastifyInstance, sites: ShellSites): void {
  app.addContentTypeParser(FORM_TYPES, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.post('/*', async (request, reply): Promise<FastifyReply> => {
    const site = sites.of(request.host);
    reply.code(405).headers({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    return replyPlain(reply, answerOf(request, site));
  });
}
