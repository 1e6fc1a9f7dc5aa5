import { randomUUID } from 'node:crypto';
import type { Questionnaire, UpdateQuestionnairesBody } from '@cairn/shared-contracts/api/questionnaire.schema';
import type { TouristInvitation, TouristsInfo } from '@cairn/shared-contracts/api/request.schema';
import { addTouristsPath } from '@cairn/shared-contracts/domain/booking-paths';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import { type MailMessage, mailHtml, mailText } from '../../platform/mail-message.ts';
import type { MessageKey } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { ENGLISH_READER, type Reader, tell } from '../../platform/told.ts';
import { signedIn } from '../user/signed-in.ts';
import { tokenHash } from '../user/tokens.ts';
import { requireBooking } from './access.ts';
import { concerns, type LinkAsking, requireByLink } from './by-link.ts';
import { readAnswers, readQuestions, saveAnswers } from './questionnaires.ts';
import { originOf, siteOfBooking } from './site-of-booking.ts';
import {
  emptyPlace,
  type GivenTourist,
  lockOpen,
  masked,
  refuseUnasked,
  refuseUnborn,
  toTourist,
  touristsOf,
  updateTourists,
  withRights,
  writeTourists,
} from './tourists.ts';
import { statusOf } from './transition.ts';

const DAY_MS = 86_400_000;
/** e-mails with a link that somebody has us send, to whatever addresses: some parties of the largest size */
const INVITATIONS_OF_PERSON: LimitRule = { name: 'invitations of tourists, person', free: 60, window: 86_400 };
/** a link is of use as long as the tour is not over, wherever in the world that is */
const AFTER_TOUR_DAYS = 2;

/**
 * Makes the link by which one tourist fills in their own data, and sends it when there is an address. One that they had ends.
 * @throws ApiError 409 booking_closed, 422 for a tourist who is not there, or when all places are taken, 429 too_many_tries
 */
export async function inviteTourist(
  services: Services,
  requestId: number,
  { id, email }: { id?: string | undefined; email?: string | undefined },
  { userId, language }: { userId: number; language: string },
): Promise<TouristInvitation> {
  if (email !== undefined) await services.limits.require(INVITATIONS_OF_PERSON, String(userId));
  const token = randomUUID();
  return services.db.transaction().execute(async (trx) => {
    const request = await lockOpen(trx, requestId);
    const tourists = touristsOf(request);
    const place = id === undefined ? emptyPlace() : tourists.find((one) => one.id === id);
    if (!place) throw invalid({ id: [broken('fallback')] });
    if (id === undefined) {
      if (tourists.length >= request.tourists_count)
        throw invalid({ tourists: [broken('maxValue', { max: request.tourists_count })] });
      await writeTourists(trx, request.id, [...tourists, place]);
    }
    const about = await aboutTrip(trx, request.id);
    const link = {
      ...{ request_id: request.id, token_hash: tokenHash(token), created_at: services.clock.now() },
      expires_at: new Date(Date.parse(about.ends_on) + (AFTER_TOUR_DAYS + 1) * DAY_MS),
    };
    await trx
      .insertInto('tourist_links')
      .values({ tourist_id: place.id, ...link })
      .onConflict((conflict) => conflict.column('tourist_id').doUpdateSet(link))
      .execute();
    const site = siteOfBooking(services, request.site);
    const url = originOf(site, services.env.PUBLIC_URL) + withPrefix(addTouristsPath(token), localeOf(language).prefix);
    if (email !== undefined) {
      const reader: Reader = { ...ENGLISH_READER, language };
      const message = mailOf(reader, { ...about, site: site.config.name, url });
      await queueMessage(services, trx, {
        ...{ channel: 'email', to: email, subject: message.subject },
        ...{ text: mailText(message), html: mailHtml(message) },
      });
    }
    return { tourist_id: place.id, url, expires_at: link.expires_at.toISOString() };
  });
}

const aboutTrip = (db: Kysely<Database>, requestId: number) =>
  db
    .selectFrom('requests as r')
    .innerJoin('tours as t', 't.id', 'r.tour_id')
    .innerJoin('all_departures as d', 'd.id', 'r.departure_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .selectAll('r')
    .select(['t.name as tour', 't.slug', 't.content_language', 'd.starts_on', 'd.ends_on', 'u.first_name'])
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();

interface Invitation {
  tour: string;
  first_name: string;
  starts_on: string;
  ends_on: string;
  site: string;
  url: string;
}

function mailOf(reader: Reader, { tour, first_name, starts_on, ends_on, site, url }: Invitation): MailMessage {
  const leader = first_name || tell({ key: 'told.name.tourist', values: {} }, reader);
  const say = (key: MessageKey) =>
    tell({ key, values: { tour, leader, value: { days: [starts_on, ends_on] } } }, reader);
  return {
    ...{ language: reader.language, site, subject: say('told.invite.subject'), paragraphs: [say('told.invite.text')] },
    rows: [
      [say('told.mail.row.tour'), tour],
      [say('told.mail.row.dates'), say('told.mail.value')],
    ],
    action: { label: say('told.invite.action'), href: url },
  };
}

/** whose link it is; null for a uuid that is no such link. @throws ApiError 410 tourist_link_expired */
async function findLink({ db, clock }: Services, uuid: string) {
  const link = await db
    .selectFrom('tourist_links')
    .selectAll()
    .where('token_hash', '=', tokenHash(uuid.toLowerCase()))
    .executeTakeFirst();
  if (link && link.expires_at <= clock.now()) throw new ApiError(410, 'tourist_link_expired');
  return link ?? null;
}

/**
 * Who goes: by a tourist's own link they see themselves, by the booking's link those whom it concerns see everybody.
 * @throws ApiError 404 booking_not_found, 410 tourist_link_expired
 */
export async function readTouristsInfo(services: Services, asking: LinkAsking, uuid: string): Promise<TouristsInfo> {
  const link = await findLink(services, uuid);
  const id = link?.request_id ?? (await requestOf(services, uuid));
  const trip = await aboutTrip(services.db, id);
  const status = statusOf(trip);
  const all = touristsOf(trip).map((one) => withRights(one, status));
  const isFull = link === null && (await concerns(services, asking, id));
  return {
    access: link ? 'own' : isFull ? 'full' : 'link',
    request_id: id,
    status,
    tour: { name: trip.tour, slug: trip.slug, content_language: trip.content_language },
    date: { start: trip.starts_on, end: trip.ends_on },
    tourists_count: trip.tourists_count,
    tourists: link ? all.filter((one) => one.id === link.tourist_id) : isFull ? all : all.map(masked),
    questionnaire: {
      questions: await readQuestions(services.db, trip.tour_id),
      answers:
        link || isFull ? await readAnswers(services.db, { requestId: id, touristId: link?.tourist_id ?? null }) : [],
    },
  };
}

/**
 * Answers what the tour's organizer asks: by the number of a booking and a log-in, by its link, or by a tourist's own.
 * @throws ApiError 401, 403 booking_login_required, 404 booking_not_found, 409 booking_closed, 410 tourist_link_expired, 422
 */
export async function updateQuestionnaires(
  services: Services,
  asking: LinkAsking,
  { id, uuid }: { id?: number | undefined; uuid?: string | undefined },
  body: UpdateQuestionnairesBody,
): Promise<Questionnaire> {
  const link = uuid === undefined ? null : await findLink(services, uuid);
  const booking = async () =>
    uuid === undefined
      ? requireBooking(services.db, signedIn(asking.user), id ?? 0)
      : requireByLink(services, asking, uuid);
  const requestId = link?.request_id ?? (await booking()).id;
  const answering = { requestId, touristId: link?.tourist_id ?? null };
  await saveAnswers(services, answering, body);
  const { tour_id } = await aboutTrip(services.db, requestId);
  return {
    questions: await readQuestions(services.db, tour_id),
    answers: await readAnswers(services.db, answering),
  };
}

async function requestOf({ db }: Services, uuid: string): Promise<number> {
  const row = await db.selectFrom('requests').select('id').where('uuid', '=', uuid).executeTakeFirst();
  if (!row) throw notFound('booking_not_found');
  return row.id;
}

/**
 * Saves what a tourist says by their own link, or what the leader says of all.
 * @throws ApiError 403 booking_login_required, 404, 409 booking_closed, 409 tourist_changed, 410 tourist_link_expired, 422
 */
export async function addTourists(
  services: Services,
  asking: LinkAsking,
  { uuid, tourists: given, seen }: { uuid: string; tourists: GivenTourist[]; seen?: readonly string[] | undefined },
  collects: Site['touristsForm'],
): Promise<void> {
  const link = await findLink(services, uuid);
  if (!link) {
    const { id } = await requireByLink(services, asking, uuid);
    await updateTourists(services, id, { tourists: given, seen }, collects);
    return;
  }
  const [own, ...others] = given;
  if (!own || others.length > 0) throw invalid({ tourists: [broken('maxValue', { max: 1 })] });
  refuseUnasked([own], collects);
  refuseUnborn([own], services.clock.today());
  await services.db.transaction().execute(async (trx) => {
    const request = await lockOpen(trx, link.request_id);
    const before = touristsOf(request);
    const known = before.find(({ id }) => id === link.tourist_id);
    // removed by the leader in this very moment
    if (!known) throw notFound('booking_not_found');
    if (!known.can_edit) throw invalid({ tourists: [broken('fallback')] });
    const saved = toTourist({ ...own, id: known.id }, known);
    await writeTourists(
      trx,
      request.id,
      before.map((one) => (one.id === known.id ? saved : one)),
    );
  });
}

const SAVED_MAX = 30;

/** Whom the account has booked for before: the latest of each name and birthday. */
export async function savedTourists({ db }: Services, user: SessionUser) {
  const rows = await db
    .selectFrom('requests')
    .select('tourists')
    .where('user_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const people = new Map(
    rows
      .flatMap((row) => touristsOf(row))
      .filter(({ is_touched }) => is_touched)
      // the first of a key stands for all: later ones must not overwrite it
      .reverse()
      .map((one) => [`${one.full_name.toLowerCase()} ${one.birthday}`, one]),
  );
  return [...people.values()].reverse().slice(0, SAVED_MAX);
}
