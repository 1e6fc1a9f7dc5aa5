import type { Questionnaire, UpdateQuestionnairesBody } from '@cairn/shared-contracts/api/questionnaire.schema';
import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { ApiError, broken, invalid, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { tokenHash } from '../user/tokens.ts';
import { requireBooking } from './access.ts';
import { concerns, type LinkAsking, requireByLink } from './by-link.ts';
import { refuseYoungTourists } from './party-ages.ts';
import { readAnswers, readQuestions, saveAnswers } from './questionnaires.ts';
import { statusOf } from './status-of.ts';
import { aboutTrip } from './tourist-invitation.ts';
import {
  birthdaysOf,
  type GivenTourist,
  lockOpen,
  masked,
  refuseUnasked,
  refuseUnborn,
  toTourist,
  touristsOf,
  updateTourists,
  wholeOf,
  withRights,
  writeTourists,
} from './tourists.ts';

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
    const { id, actor } = await requireByLink(services, asking, uuid);
    await updateTourists(services, id, { tourists: given, seen }, { collects, actor });
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
    const whole = wholeOf({ ...own, id: known.id }, known);
    await refuseYoungTourists(trx, request, birthdaysOf([whole]), birthdaysOf([known]));
    const saved = toTourist(whole, known);
    await writeTourists(
      trx,
      request.id,
      before.map((one) => (one.id === known.id ? saved : one)),
    );
  });
}
