import * as calls from '@cairn/shared-contracts/api/tours.calls';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { individualTourPath } from '@cairn/shared-contracts/domain/review-paths';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type * as z from 'zod/mini';
import { type Call, serve } from '../../platform/call.ts';
import { FileAnswer } from '../../platform/file-answer.ts';
import { readCurrency, readLanguage } from '../../platform/http/locale.ts';
import type { Services } from '../../platform/services.ts';
import { readIndividualTour, requireOffer } from '../individual-tour/read.ts';
import { createRenderQueue } from '../media/render-queue.ts';
import { shownTour } from '../organizer/hidden-organizers.ts';
import { originOf } from '../request/site-of-booking.ts';
import { requireTour } from '../tours/find-tour.ts';
import { departuresToCome, readTour } from '../tours/tour-page.ts';
import { tourDocument } from './document.ts';
import { documentTexts } from './document-texts.ts';
import { loadPictures } from './pictures.ts';

/** laying out a document takes a third of a second of one core, and tens of megabytes where it has Chinese letters: no more than two at once */
const AT_ONCE = 2;
const PER_MINUTE = 20;

type Asked = z.output<typeof calls.programDocument.query>;

const picturesOf = ({ gallery, organizer }: Tour) =>
  [gallery[0], organizer.avatar].flatMap((picture) => (picture ? [picture] : []));

interface Printed {
  tour: Tour;
  offer: string | undefined;
  /** ISO locale of the reader */
  language: string;
}

/** The site that the document was ordered on: its name, its contacts, the tour's page on it in the reader's language. */
function siteIn(site: Site, publicUrl: string, { tour, offer, language }: Printed) {
  const { email, phones } = site.contacts;
  const path = offer ? individualTourPath(offer) : `/${tour.slug}`;
  return {
    name: site.name,
    email,
    // paper is read anywhere
    phones: phones.flatMap(({ entity, formatted_phone }) => (entity ? [] : [formatted_phone])),
    tourUrl: originOf({ config: site }, publicUrl) + withPrefix(path, localeOf(language).prefix),
    isOrganizerHidden: site.organizer.forceHideOrganizers,
  };
}

/** the language of the link, which carries no headers, else of the request */
const languageOf = (asked: string | undefined, { language, site }: { language: string; site: Site }): string =>
  asked ? readLanguage(asked, site) : language;

/** Where a person reads what became of the tour: its page tells that it is gone, and shows others. */
async function pathOfTour({ db }: Services, { id, uuid: offer }: Asked): Promise<string> {
  if (offer) return individualTourPath(offer);
  const tour = await db
    .selectFrom('tours')
    .select('slug')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  // a slug that ends in the number of no tour on show is a page that is not found
  return `/${tour?.slug ?? `tour-${id}`}`;
}

/** What the document tells, and what was written to the one who reads it. */
interface Told {
  tour: Tour;
  note?: string;
}

type Reads = Parameters<typeof readTour>[2];

async function offeredTour(services: Services, offer: string, id: number, reads: Reads): Promise<Told> {
  await requireOffer(services, offer, id);
  const { tour, note } = await readIndividualTour(services, offer, reads);
  return { tour, note };
}

/** The program that an individual tour starts from: no public date or price is of it, so that a tour without any has one, too. */
async function individualTour(services: Services, id: number, reads: Reads): Promise<Told> {
  const tour = await readTour(services, id, reads, []);
  return { tour: { ...tour, price: null, price_without_discount: null, discount: null, variants: [] } };
}

/** The program of a tour on paper (specification §2 and §7). */
export function tourPdfCalls(services: Services): Call[] {
  const queue = createRenderQueue(AT_ONCE);
  const { env, clock } = services;
  return [
    serve(calls.programDocument, {
      perMinute: PER_MINUTE,
      pageInstead: async ({ query, ...context }) =>
        withPrefix(await pathOfTour(services, query), localeOf(languageOf(query.language, context)).prefix),
      handle: async ({ query, ...context }) => {
        const { site } = context;
        const currency = query.currency ? readCurrency(query.currency, site) : context.currency;
        const language = languageOf(query.language, context);
        const reads = { currency, language };
        const { id } = await requireTour(services, query.id);
        const offer = query.uuid;
        // an offer says its dates and its price
        const isIndividual = query.is_individual && !offer;
        const { tour: written, note } = await (offer
          ? offeredTour(services, offer, id, reads)
          : isIndividual
            ? individualTour(services, id, reads)
            : readTour(services, id, reads).then((tour): Told => ({ tour })));
        const tour = shownTour(site, written);
        const body = await queue.run('visitor', async () => {
          // the library is loaded with the first document
          const { renderPdf } = await import('./render-pdf.ts');
          const pictures = await loadPictures(services.selfUrl(), picturesOf(tour));
          return renderPdf(
            tourDocument({
              tour,
              isIndividual,
              ...(note ? { note } : {}),
              texts: documentTexts(language),
              site: siteIn(site, env.PUBLIC_URL, { tour, offer, language }),
              today: clock.today(),
              pictures,
            }),
          );
        });
        return new FileAnswer(body, calls.programDocument.file, `${tour.slug}.pdf`);
      },
    }),
    serve(calls.programDocumentLink, {
      handle: async ({ query, language, currency }) => {
        const { id } = await requireTour(services, query.id);
        const isIndividual = query.is_individual;
        if (!isIndividual) await departuresToCome(services, id, clock.today());
        const address = new URLSearchParams({
          id: String(id),
          language,
          currency,
          ...(isIndividual ? { is_individual: '1' } : {}),
        });
        return { url: `${calls.programDocument.path}?${address}` };
      },
    }),
  ];
}
