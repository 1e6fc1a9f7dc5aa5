import { join } from 'node:path';
import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { socialVersion } from '@cairn/shared-contracts/domain/social-picture';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { readCurrency, readLanguage } from '../../platform/http/locale.ts';
import { siteOf } from '../../platform/http/site-of.ts';
import type { Services } from '../../platform/services.ts';
import { createRenderQueue } from '../media/render-queue.ts';
import { shownItem } from '../organizer/hidden-organizers.ts';
import { readCards } from '../tours/cards.ts';
import { priceView } from '../tours/price-view.ts';
import { coverOf } from './cover.ts';
import { createFileCache } from './file-cache.ts';
import { socialText } from './social-text.ts';

/** a picture takes a quarter of a second of one core, and only robots wait for it */
const AT_ONCE = 1;
/** the address says which version it is */
const FOREVER = 'public, max-age=31536000, immutable';
/** the address of before, or of nobody's making: the picture of now, for a while */
const FOR_A_WHILE = 'public, max-age=600';
const NAME = /^tour-([1-9]\d{0,8})\.jpg$/;

interface Asked {
  Params: { name: string };
  Querystring: { v?: string; currency?: string; language?: string };
}

async function requireCard(services: Services, name: string, currency: string): Promise<TourCard> {
  const id = NAME.exec(name)?.[1];
  const [card] = id === undefined ? [] : await readCards(services, [Number(id)], await priceView(services, currency));
  if (!card) throw notFound('picture_not_found');
  return card;
}

/**
 * GET /media/og/tour-<id>.jpg?v=&currency=&language=: what messengers and networks show of a shared tour, 1200 × 630, in the site's own
 * currency and English unless asked. `tourSocialPicture` of shared-contracts/domain makes the address.
 */
export function registerSocialPicture(app: FastifyInstance, services: Services): void {
  const queue = createRenderQueue(AT_ONCE);
  const files = createFileCache(join(services.env.DATA_DIR, 'social'));

  app.get<Asked>('/media/og/:name', async (request, reply) => {
    const { v, currency: askedCurrency, language: askedLanguage } = request.query;
    const { key, config: site } = siteOf(request, services.sites);
    const currency = readCurrency(askedCurrency, site);
    const language = readLanguage(askedLanguage, site);
    // as the page sees it, which makes the address
    const card = shownItem(site, await requireCard(services, request.params.name, currency));
    const version = socialVersion(card);
    const bytes = await files.read(`${card.id}-${key}-${currency}-${language}`, version, () =>
      queue.run('visitor', async () => {
        // the drawing and its fonts are loaded with the first picture
        const { composePicture } = await import('./compose.ts');
        return composePicture(socialText(card, site, language), await coverOf(card, services.selfUrl()));
      }),
    );
    return reply
      .header('cache-control', v === version ? FOREVER : FOR_A_WHILE)
      .header('x-content-type-options', 'nosniff')
      .type('image/jpeg')
      .send(bytes);
  });
}
