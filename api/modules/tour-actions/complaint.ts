import type { ComplaintBody } from '@cairn/shared-contracts/api/tour-actions.schema';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { requireShownTour } from './shown-tour.ts';

/**
 * Keeps the complaint and tells the marketplace.
 * @param mailbox of the site's own people
 */
export async function complain(
  services: Services,
  body: ComplaintBody,
  user: SessionUser | null,
  mailbox: string,
): Promise<void> {
  const tour = await requireShownTour(services, body.tour_id);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tour_complaints')
      .values({ tour_id: tour.id, user_id: user?.id ?? null, body: body.text })
      .execute();
    await queueMessage(services, trx, {
      channel: 'email',
      to: mailbox,
      subject: `Complaint about tour ${tour.id}: ${tour.name}`,
      text: `${services.env.PUBLIC_URL}/${tour.slug}\n\n${body.text}`,
    });
  });
}
