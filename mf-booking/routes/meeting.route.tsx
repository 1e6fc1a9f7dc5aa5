import { defineRoute, notFound, RouteError } from '@cairn/shared-contracts/remote/platform';
import { meeting } from '../features/meeting/model/api.ts';
import { MeetingPage } from '../features/meeting/ui/meeting-page.tsx';

/** as the api makes them: whatever else stands there opens nothing, and the api need not be asked */
const KEY = /^[\w-]{20,100}$/;

/** "On a load failure the error page appears with the response status (503 by default)" */
function asAnswered(error: unknown): unknown {
  if (!(error instanceof RouteError) || error.status !== 503 || error.answered === undefined) return error;
  return new RouteError(error.answered, error.code, error.message, error.reference, error.answered);
}

/**
 * /meeting-information?key=…: where an organizer says how a party is met. The specification reads the page "with a query parameter key"
 * and leaves its path open: this one is ours, said once in domain/booking-paths and mailed to the organizer.
 */
export default defineRoute<{ key: string }>({
  loader: async ({ url, load }) => {
    const key = url.searchParams.get('key') ?? '';
    if (!KEY.test(key)) throw notFound('meeting_not_found');
    await load(meeting.meetData.initiate({ key })).catch((error: unknown) => {
      throw asAnswered(error);
    });
    return { key };
  },
  Component: function MeetingRoute({ data: { key } }) {
    const { data } = meeting.meetData.useQuery({ key });
    return data ? <MeetingPage key={key} secret={key} data={data} /> : null;
  },
});
