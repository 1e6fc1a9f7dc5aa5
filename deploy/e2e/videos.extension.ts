import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extension } from '@cairn/api/extension';
import { fetchUpload } from '@cairn/api/uploads/fetch-later';
import { announceUpload } from '@cairn/api/uploads/upload-store';
import { ROOT } from '../registry/build.ts';

const FILM = join(ROOT, 'deploy/demo/films/lake.webm');

/** Of the api that tests run against: a video from an address of the web, which there is none of. */
export default (): Extension => ({
  name: 'e2e-videos',
  register(app, services) {
    app.post<{ Params: { user: string } }>('/dev/video/:user', async ({ params }) => {
      const { row } = await announceUpload(services, services.db, {
        ...{ kind: 'video', bucket: 'video', name: 'lake.webm', type: '', size: 0, isPublic: false },
        ...{ userId: Number(params.user), sourceUrl: 'https://videos.example/lake.webm' },
      });
      return { id: row.id };
    });
    app.post<{ Params: { id: string } }>('/dev/video/:id/fetched', async ({ params }) => {
      await fetchUpload(services, Number(params.id), async (_url, path) => {
        await copyFile(FILM, path);
        return { type: 'video/webm', size: (await stat(FILM)).size };
      });
      return { done: true };
    });
  },
});
