import { queueMessage } from '../../adapters/messages/queue.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { requireOffer } from '../individual-tour/read.ts';
import { withUnsubscribe } from '../notifications/notification.ts';
import { siteOfBooking } from '../request/site-of-booking.ts';
import { departuresToCome } from '../tours/tour-page.ts';
import { type EditionOf, isNews, readEdition } from './edition.ts';
import { programLink } from './program-link.ts';
import { newsMessage } from './program-messages.ts';
import { requireShownTour } from './shown-tour.ts';

/** The tour, while its program can be read: nobody is sent to a page that is gone. */
async function readable(services: Services, { tourId, offer }: EditionOf): Promise<{ name: string } | undefined> {
  try {
    const tour = await requireShownTour(services, tourId);
    if (offer === null) await departuresToCome(services, tourId, services.clock.today());
    else await requireOffer(services, offer, tourId);
    return tour;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whoever still has to hear of one tour's new edition is written to. @returns how many */
async function tellReaders(services: Services, of: EditionOf): Promise<number> {
  const tour = await readable(services, of);
  if (!tour) return 0;
  const now = await readEdition(services, of);
  const today = services.clock.today();
  return services.db.transaction().execute(async (trx) => {
    const readers = await trx
      .selectFrom('program_subscriptions')
      .selectAll()
      .where('tour_id', '=', of.tourId)
      .where('individual_uuid', of.offer === null ? 'is' : '=', of.offer)
      // another node may be writing to them
      .forUpdate()
      .skipLocked()
      .execute();
    let told = 0;
    for (const { id, email, seen, language, currency, site: key } of readers) {
      await trx
        .updateTable('program_subscriptions')
        .set({ seen: JSON.stringify(now) })
        .where('id', '=', id)
        .execute();
      // somebody from before editions were kept: this is their first
      if (!seen || !isNews(seen, now, today)) continue;
      const site = siteOfBooking(services, key);
      const link = programLink(services.env, {
        site,
        tourId: of.tourId,
        language,
        currency,
        offer: of.offer ?? undefined,
      });
      const message = newsMessage(language, { tour: tour.name, site: site.config.name, link });
      await queueMessage(services, trx, {
        ...{ channel: 'email', to: email, subject: message.subject },
        ...withUnsubscribe(services, { site: site.config, language }, { of: 'program', id }, message.text),
      });
      told += 1;
    }
    return told;
  });
}

/** Keeps what a subscription promises: who has it hears when the program, its prices or its dates change. @returns how many did */
export async function sendProgramNews(services: Services): Promise<number> {
  const watched = await services.db
    .selectFrom('program_subscriptions')
    .select(['tour_id as tourId', 'individual_uuid as offer'])
    .distinct()
    .execute();
  let told = 0;
  for (const of of watched) told += await tellReaders(services, of);
  return told;
}
