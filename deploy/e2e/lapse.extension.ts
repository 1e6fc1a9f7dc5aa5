import type { Extension } from '@cairn/api/extension';
import { sweepDeadlines } from '@cairn/api/request/deadlines';

/** Of the api that tests run against: what they cannot wait for. */
export default (): Extension => ({
  name: 'e2e',
  register(app, services) {
    app.post<{ Params: { uuid: string } }>('/dev/lapse/:uuid', async ({ params }) => {
      const deadline = new Date(services.clock.now().getTime() - 1_000);
      await services.db.updateTable('requests').set({ deadline }).where('uuid', '=', params.uuid).execute();
      return { changed: await sweepDeadlines(services) };
    });
  },
});
