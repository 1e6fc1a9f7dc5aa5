import { Readable } from 'node:stream';
import * as calls from '@cairn/shared-contracts/api/map.calls';
import { gpxOf } from '@cairn/shared-contracts/domain/gpx';
import { localeOf, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { type Call, serve } from '../../platform/call.ts';
import { notFound } from '../../platform/errors.ts';
import { FileAnswer } from '../../platform/file-answer.ts';
import { readLanguage } from '../../platform/http/locale.ts';
import type { Services } from '../../platform/services.ts';
import { originOf } from '../request/site-of-booking.ts';
import { documentTexts } from '../tour-pdf/document-texts.ts';
import { requireTour } from '../tours/find-tour.ts';
import { readTour } from '../tours/tour-page.ts';

const PER_MINUTE = 30;

/** The route of a tour to take along. */
export function gpxCalls(services: Services): Call[] {
  const { env } = services;
  return [
    serve(calls.tourGpx, {
      perMinute: PER_MINUTE,
      handle: async ({ query, site, currency, ...context }) => {
        const { id } = await requireTour(services, query.id);
        const language = query.language ? readLanguage(query.language, site) : context.language;
        const { t } = documentTexts(language);
        const tour = await readTour(services, id, { currency, language }, []);
        const page = withPrefix(`/${tour.slug}`, localeOf(language).prefix);
        const url = originOf({ config: site }, env.PUBLIC_URL) + page;
        const text = gpxOf(
          { name: tour.name, url, route: tour.route, program: tour.program },
          {
            creator: site.name,
            note: t('gpx.note'),
            day: (day, title) => [t('day', { day }), title].filter(Boolean).join(': '),
            end: t('gpx.end'),
          },
        );
        if (text === undefined) throw notFound('tour_not_found');
        return new FileAnswer(Readable.from([text]), calls.tourGpx.file, `${tour.slug}.gpx`);
      },
    }),
  ];
}
