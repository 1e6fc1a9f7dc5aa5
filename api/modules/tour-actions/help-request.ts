import type { HelpRequestBody } from '@cairn/shared-contracts/api/tour-actions.schema';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { requireShownTour } from './shown-tour.ts';

/** "city: Berlin": what was filled in, a line each */
const asLines = (details: object): string =>
  Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join('\n');

/**
 * Keeps the request and tells the marketplace.
 * @param mailbox of the site's own people
 */
export async function askForHelp(
  services: Services,
  { type, email, phone, ...details }: HelpRequestBody,
  user: SessionUser | null,
  mailbox: string,
): Promise<void> {
  if (details.tour_id !== undefined) await requireShownTour(services, details.tour_id);
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('help_requests')
      .values({
        ...{ type, user_id: user?.id ?? null, email: email ?? null, phone: phone ?? null },
        details: JSON.stringify(details),
      })
      .execute();
    await queueMessage(services, trx, {
      channel: 'email',
      to: mailbox,
      subject: `Help request: ${type}`,
      text: asLines({ email, phone, ...details }),
    });
  });
}
