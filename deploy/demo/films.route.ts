import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound } from '@cairn/api/errors';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(import.meta.dirname, 'films');
const NAME = /^[a-z0-9-]{1,40}\.webm$/;
/** a film never changes under its address */
const FOREVER = 'public, max-age=31536000, immutable';

/** Films of the demo tours: GET /media/film/<name>.webm. They are a few seconds long, so they come whole. */
export function registerFilms(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/media/film/:name', async (request, reply) => {
    const { name } = request.params;
    const bytes = NAME.test(name) ? await readFile(join(FOLDER, name)).catch(() => undefined) : undefined;
    if (!bytes) throw notFound('film_not_found');
    return reply
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .type('video/webm')
      .send(bytes);
  });
}
