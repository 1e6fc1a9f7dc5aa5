import type { HelpRequestBody } from '@cairn/shared-contracts/api/tour-actions.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Kysely } from 'kysely';
import { queueMessage } from '../../adapters/messages/queue.ts';
import type { SessionUser } from '../../platform/call.ts';
import type { Database } from '../../platform/db-types.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { messageText } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { hidesOrganizers } from '../organizer/hidden-organizers.ts';
import { shownOrganizer } from '../organizer/shown-organizer.ts';
import { originOf } from '../request/site-of-booking.ts';
import { isTokenOf } from '../uploads/delete-token.ts';
import { filePath } from '../uploads/file-url.ts';
import { attachUploads } from '../uploads/upload-store.ts';
import { requireShownTour } from './shown-tour.ts';

/** "city: Brno, Czechia" */
const asLine = (name: string, value: unknown): string =>
  `${name.replaceAll('_', ' ')}: ${typeof value === 'object' && value && 'name' in value ? value.name : value}`;

/** What was filled in, a line each; what somebody wrote in their words stands last, where no line of theirs passes for another field. */
function asLines({
  text,
  files = [],
  ...details
}: {
  text?: unknown;
  files?: readonly string[];
  [field: string]: unknown;
}): string {
  const facts = Object.entries(details).filter(([, value]) => value !== undefined);
  return [
    ...facts.map(([name, value]) => asLine(name, value)),
    ...files.map((file) => `file: ${file}`),
    ...(text === undefined ? [] : [`text:\n\n${text}`]),
  ].join('\n');
}

/**
 * The files of a request by their addresses; from here on they stay.
 * @throws ApiError 422 photo_gone for files that are gone, somebody else's, or part of something else
 */
async function takeFiles(
  services: Services,
  trx: Kysely<Database>,
  files: NonNullable<HelpRequestBody['files']>,
): Promise<string[]> {
  if (files.length === 0) return [];
  const ids = files.map(({ id }) => id);
  const rows = await trx
    .selectFrom('uploads')
    .selectAll()
    .where('id', 'in', ids)
    .where('bucket', '=', 'help')
    .where('attached_at', 'is', null)
    .forUpdate()
    .execute();
  const paths = files.map(({ id, token }) => {
    const row = rows.find((one) => one.id === id);
    if (!row || !isTokenOf(row.delete_hash, token)) throw new ApiError(422, 'photo_gone', { field: 'files' });
    return filePath(row);
  });
  await attachUploads(services, trx, ids);
  return paths;
}

interface Asker {
  user: SessionUser | null;
  site: Site;
  /** ISO locale */
  language: string;
}

/** 'HR-2026-000123' */
const caseNumber = (id: number, today: string): string => `HR-${today.slice(0, 4)}-${String(id).padStart(6, '0')}`;

/**
 * One that the site shows.
 * @throws ApiError 404 organizer_not_found
 */
async function requireOrganizer({ db }: Services, site: Site, id: number): Promise<void> {
  if (hidesOrganizers(site) || !(await shownOrganizer(db, id))) throw notFound('organizer_not_found');
}

/** Where somebody who is logged in gets the number who gave no e-mail: their account's, once it is known to be theirs. */
async function accountEmail(trx: Kysely<Database>, user: SessionUser | null): Promise<string | null> {
  if (!user) return null;
  const account = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.email ?? null;
}

/**
 * Keeps the request and tells both sides. Who asked is told the number alone: what they wrote would make a mailbox of
 * somebody else a place to write to.
 * @returns the number of the case
 */
export async function askForHelp(
  services: Services,
  { type, email, phone, files = [], ...details }: HelpRequestBody,
  { user, site, language }: Asker,
): Promise<string> {
  if (details.tour_id !== undefined) await requireShownTour(services, details.tour_id);
  if (details.organizer_id !== undefined) await requireOrganizer(services, site, details.organizer_id);
  const origin = originOf({ config: site }, services.env.PUBLIC_URL);
  return services.db.transaction().execute(async (trx) => {
    const paths = await takeFiles(services, trx, files);
    const kept = { ...details, ...(paths.length > 0 ? { files: paths } : {}) };
    const { id } = await trx
      .insertInto('help_requests')
      .values({
        ...{ type, user_id: user?.id ?? null, email: email ?? null, phone: phone ?? null, language },
        details: JSON.stringify(kept),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const number = caseNumber(id, services.clock.today());
    await queueMessage(services, trx, {
      channel: 'email',
      to: site.contacts.email,
      subject: `Help request: ${type} ${number}`,
      // whole addresses: nothing stands before a path in a mail
      text: asLines({ email, phone, ...details, files: paths.map((path) => origin + path) }),
    });
    const to = email ?? (await accountEmail(trx, user));
    if (to) {
      const told = { number, site: site.name };
      const key = email ? 'helpRequest.text' : 'helpRequest.byPhone';
      await queueMessage(services, trx, {
        ...{ channel: 'email', to },
        subject: messageText({ key: 'helpRequest.subject', params: told }, language),
        text: messageText({ key, params: told }, language),
      });
    }
    return number;
  });
}
