import { defineRoute, notFound } from '@cairn/shared-contracts/remote/platform';
import { meeting } from '../features/meeting/model/api.ts';
import { MeetingPage } from '../features/meeting/ui/meeting-page.tsx';

/** as the api makes them: whatever else stands there opens nothing, and the api need not be asked */
const KEY = /^[\w-]{20,100}$/;

/**
 * /meeting-information?key=…: where an organizer says how a party is met. The specification reads the page "with a query parameter key"
 * and leaves its path open: this one is ours, said once in domain/booking-paths and mailed to the organizer.
 */
export default defineRoute<{ key: string }>({
  loader: async ({ url, load }) => {
    const key = url.searchParams.get('key') ?? '';
    if (!KEY.test(key)) throw notFound('meeting_not_found');
    await load(meeting.meetData.initiate({ key }));
    return { key };
  },
  Component: function MeetingRoute({ data: { key } }) {
    const { data } = meeting.meetData.useQuery({ key });
    return data ? <MeetingPage key={key} secret={key} data={data} /> : null;
  },
});
