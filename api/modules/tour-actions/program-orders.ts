import { randomUUID } from 'node:crypto';
import type {
  ProgramByEmailBody,
  ProgramByWhatsappBody,
  Subscribed,
  SubscribeProgramBody,
} from '@cairn/shared-contracts/api/tour-actions.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { canDeliver } from '../../adapters/messages/delivery.ts';
import { queueMessage } from '../../adapters/messages/queue.ts';
import { ApiError, broken, invalid } from '../../platform/errors.ts';
import { readCurrency } from '../../platform/http/locale.ts';
import type { Services } from '../../platform/services.ts';
import { requireOffer } from '../individual-tour/read.ts';
import { siteKeyOf } from '../request/site-of-booking.ts';
import { departuresToCome } from '../tours/tour-page.ts';
import { readEdition } from './edition.ts';
import { programLink } from './program-link.ts';
import { programMessage } from './program-messages.ts';
import { requireShownTour } from './shown-tour.ts';

/** who asks, beside the body of the call */
export interface Reader {
  language: string;
  /** X-Currency: what the body does not say */
  currency: string;
  site: Site;
}

const currencyOf = (asked: string | undefined, { currency, site }: Reader): string =>
  asked === undefined ? currency : readCurrency(asked, site);

interface Ordered {
  tour: { id: number; name: string };
  currency: string;
  /** uuid of an individual tour */
  offer: string | undefined;
}

/** @throws ApiError 404 for a tour that is not shown or an offer that nobody made, 410 for a tour or an offer that is over */
async function requireOrdered(services: Services, body: ProgramByEmailBody | ProgramByWhatsappBody, reader: Reader) {
  const tour = await requireShownTour(services, body.tour_id);
  // what the link in the message would answer, before it is sent
  if (body.uuid !== undefined) await requireOffer(services, body.uuid, tour.id);
  else await departuresToCome(services, tour.id, services.clock.today());
  return { tour, currency: currencyOf(body.currency, reader), offer: body.uuid } satisfies Ordered;
}

const written = (services: Services, reader: Reader, { tour, currency, offer }: Ordered, hasNews = false) =>
  programMessage(
    reader.language,
    {
      tour: tour.name,
      site: reader.site.name,
      link: programLink(services.env, {
        ...{ site: { config: reader.site }, tourId: tour.id, language: reader.language },
        ...{ currency, offer },
      }),
    },
    hasNews,
  );

/** @throws ApiError 404, 410 */
export async function orderByEmail(services: Services, body: ProgramByEmailBody, reader: Reader): Promise<void> {
  const ordered = await requireOrdered(services, body, reader);
  const { tour, currency } = ordered;
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('program_orders')
      .values({
        ...{ tour_id: tour.id, channel: 'email', email: body.email, phone: body.phone ?? null, request_id: null },
        ...{ currency, language: reader.language },
      })
      .execute();
    await queueMessage(services, trx, {
      channel: 'email',
      to: body.email,
      ...written(services, reader, ordered),
    });
  });
}

/** @throws ApiError 422 channel_unavailable where the site or this installation does not send by WhatsApp */
function requireWhatsapp({ env }: Services, site: Site): void {
  if (site.tokens.send_tour_program_in_pdf_via_whatsapp && canDeliver(env, 'whatsapp')) return;
  throw new ApiError(422, 'channel_unavailable', { says: 'instead.noWhatsapp', field: 'phone' });
}

/** @throws ApiError 422 for a booking that is of another tour, or of none */
async function requireRequestOf({ db }: Services, id: number, tourId: number): Promise<number> {
  const row = await db.selectFrom('requests').select('tour_id').where('id', '=', id).executeTakeFirst();
  if (row?.tour_id !== tourId) throw invalid({ request_id: [broken('fallback')] });
  return id;
}

/** @throws ApiError 404, 410, 422 channel_unavailable */
export async function orderByWhatsapp(services: Services, body: ProgramByWhatsappBody, reader: Reader): Promise<void> {
  requireWhatsapp(services, reader.site);
  const ordered = await requireOrdered(services, body, reader);
  const { tour, currency } = ordered;
  const request_id = body.request_id === undefined ? null : await requireRequestOf(services, body.request_id, tour.id);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('program_orders')
      .values({
        ...{ tour_id: tour.id, channel: 'whatsapp', email: body.email || null, phone: body.phone, request_id },
        ...{ currency, language: reader.language },
      })
      .execute();
    const message = written(services, reader, ordered);
    await queueMessage(services, trx, { channel: 'whatsapp', to: body.phone, ...message });
    if (body.email) await queueMessage(services, trx, { channel: 'email', to: body.email, ...message });
  });
}

/** Keeps the subscription and sends the program; whoever subscribes again gets it again. */
export async function subscribe(services: Services, body: SubscribeProgramBody, reader: Reader): Promise<Subscribed> {
  const ordered = await requireOrdered(services, body, reader);
  const { tour, currency } = ordered;
  const kept = {
    subscriber_id: body.subscriber_id ?? randomUUID(),
    individual_uuid: body.uuid ?? null,
    currency,
    language: reader.language,
    site: siteKeyOf(services, reader.site),
    // what changes from here on is news
    seen: JSON.stringify(await readEdition(services, { tourId: tour.id, offer: body.uuid ?? null })),
  };
  const email = body.email.toLowerCase();
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('program_subscriptions')
      .values({ tour_id: tour.id, email, ...kept })
      .onConflict((conflict) => conflict.columns(['tour_id', 'email']).doUpdateSet(kept))
      .execute();
    await queueMessage(services, trx, {
      channel: 'email',
      to: body.email,
      ...written(services, reader, ordered, true),
    });
  });
  return { result: true, subscriber_id: kept.subscriber_id };
}
