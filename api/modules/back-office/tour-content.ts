import type { GivenPicture, SaveTourBody } from '@cairn/shared-contracts/api/back-office-tour.schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import type { StoredPicture, TourDetails } from '../../platform/stored-json.ts';
import { createTakePictures, type Pictured, picturesOfStay, releasePictures } from './tour-pictures.ts';

const DETAILS = [
  'route',
  'included',
  'not_included',
  'what_to_bring',
  'fitness',
  'faq',
] as const satisfies readonly (keyof TourDetails & keyof SaveTourBody)[];

type Content = Pick<SaveTourBody, 'images' | 'program' | 'stays' | (typeof DETAILS)[number]>;

/** Pictures, programme and details of a tour, as far as they were given. The tour is held by the transaction. @throws ApiError 422 photo_gone */
export async function saveContent(
  services: Services,
  trx: Kysely<Database>,
  tourId: number,
  given: Content,
): Promise<void> {
  const { images, details } = await trx
    .selectFrom('tours')
    .select(['images', 'details'])
    .where('id', '=', tourId)
    .executeTakeFirstOrThrow();
  const days = await trx.selectFrom('tour_days').selectAll().where('tour_id', '=', tourId).orderBy('day').execute();
  const before: Pictured = { images, days, details };
  const take = await createTakePictures(services, trx, before, picturesIn(given));
  const program = given.program?.map((day, index) => ({
    ...day,
    images: day.images ? take(day.images) : (days.find((one) => one.day === index + 1)?.images ?? []),
  }));
  // of several with one name the n-th that is given is the n-th that is stored
  const named = Map.groupBy(details.stays, ({ name }) => name);
  const stays = given.stays?.map(({ images: pictures, ...stay }) => {
    const known = named.get(stay.name)?.shift();
    const shown = pictures ? take(pictures) : known ? picturesOfStay(known) : [];
    return { ...stay, image: shown[0] ?? null, images: shown };
  });
  const after = {
    images: given.images ? take(given.images) : images,
    days: program ?? days,
    details: { ...details, ...saidOf(given), ...(stays ? { stays } : {}) },
  };
  await trx
    .updateTable('tours')
    .set({ images: JSON.stringify(after.images), details: JSON.stringify(after.details) })
    .where('id', '=', tourId)
    .execute();
  if (program) await writeProgram(trx, tourId, program);
  await releasePictures(trx, before, after);
}

const picturesIn = ({ images = [], program = [], stays = [] }: Content): GivenPicture[] => [
  ...images,
  ...[...program, ...stays].flatMap((one) => one.images ?? []),
];

const saidOf = (given: Content): Partial<TourDetails> =>
  Object.fromEntries(DETAILS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])));

type Day = Omit<NonNullable<Content['program']>[number], 'images'> & { images: StoredPicture[] };

/** a day keeps its number, which addresses of its part of the programme carry */
async function writeProgram(trx: Kysely<Database>, tourId: number, program: readonly Day[]): Promise<void> {
  await trx.deleteFrom('tour_days').where('tour_id', '=', tourId).where('day', '>', program.length).execute();
  for (const [index, { text, images, ...day }] of program.entries()) {
    const row = { ...day, body: text, images: JSON.stringify(images) };
    await trx
      .insertInto('tour_days')
      .values({ tour_id: tourId, day: index + 1, ...row })
      .onConflict((conflict) => conflict.columns(['tour_id', 'day']).doUpdateSet(row))
      .execute();
  }
}
