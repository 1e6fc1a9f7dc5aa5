import type { NewOrganizerAnswer, NewOrganizerBody } from '@cairn/shared-contracts/api/organizer.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { queueMessage } from '../../adapters/messages/queue.ts';
import { broken, invalid } from '../../platform/errors.ts';
import { messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';

/** working days within which somebody answers */
const ANSWER_DAYS = 3;
const isWeekend = (day: Date): boolean => day.getUTCDay() % 6 === 0;

/** The last day by which somebody answers: so many working days after the first. */
export function answerBy(today: string, workingDays = ANSWER_DAYS): string {
  const day = new Date(`${today}T00:00:00Z`);
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

interface Asker {
  site: Pick<Site, 'name' | 'contacts'>;
  /** ISO locale */
  language: string;
}

/**
 * Keeps the request of somebody who wants to sell tours here, and tells both sides.
 * @throws ApiError 422 for a country that there is not
 */
export async function askForAccount(
  services: Services,
  { name, company, country_id, yearly_tours, email, phone, best_tour }: NewOrganizerBody,
  { site, language }: Asker,
): Promise<NewOrganizerAnswer> {
  const country = await services.db
    .selectFrom('countries as c')
    .innerJoin('places as p', 'p.id', 'c.place_id')
    .select('p.name')
    .where('c.place_id', '=', country_id)
    .executeTakeFirst();
  if (!country) throw invalid({ country_id: [broken('fallback')] });
  const answer_by = answerBy(services.clock.today());
  const number = await services.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('organizer_requests')
      .values({ name, company, country_id, yearly_tours, email, phone, best_tour, language })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = `P-${id}`;
    const told = { number: made, site: site.name, date: formatDate(answer_by, language, 'long') };
    await queueMessage(services, trx, {
      ...{ channel: 'email', to: site.contacts.email, subject: `New organizer ${made}: ${company || name}` },
      text: [
        `name: ${name}`,
        `company: ${company}`,
        `country: ${country.name}`,
        `tours a year: ${yearly_tours}`,
        `email: ${email}`,
        `phone: ${phone}`,
        `best tour: ${best_tour}`,
      ].join('\n'),
    });
    await queueMessage(services, trx, {
      ...{ channel: 'email', to: email },
      subject: messageText({ key: 'providerRequest.subject', params: told }, language),
      text: messageText({ key: 'providerRequest.text', params: told }, language),
    });
    return made;
  });
  return { number, answer_by };
}
