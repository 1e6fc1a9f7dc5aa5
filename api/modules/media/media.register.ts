import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readUploadedPicture } from '../uploads/read-picture.ts';
import { uuidOfPicture } from '../uploads/upload-store.ts';
import { parsePicturePath } from './picture-path.ts';
import { createPictureStore, type FindPicture, type PictureStore } from './picture-store.ts';
import { createRenderQueue } from './render-queue.ts';
import { renditionsFolder } from './rendition-file.ts';
import { warmPictures } from './warm-pictures.ts';

const TYPES: Record<PictureFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };
/** a rendition never changes under its address */
const FOREVER = 'public, max-age=31536000, immutable';

/** uploaded ones by their storage; drawn ones live with the demo data and are loaded with the first picture that needs one */
const finder =
  (services: Services): FindPicture =>
  async (key) => {
    const uuid = uuidOfPicture(key);
    if (uuid !== undefined) return readUploadedPicture(services, uuid);
    const { renderArt } = await import('../../demo/art/render.ts');
    return renderArt(key);
  };

/** The picture service: GET /media/<key>/<size>.<jpg|webp|avif>. */
export async function registerMedia(app: FastifyInstance, services: Services): Promise<void> {
  const { env, log } = services;
  // one core stays free for the calls; two at least, so that one large picture does not hold up a page of small ones
  const queue = createRenderQueue(Math.max(2, availableParallelism() - 1));
  const store = createPictureStore(renditionsFolder(env), finder(services), queue);

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const rendition = parsePicturePath(request.params['*']);
    const bytes = rendition && (await store.read(rendition));
    if (!rendition || !bytes) throw notFound('picture_not_found');
    return reply
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .type(TYPES[rendition.format])
      .send(bytes);
  });

  if (!env.DEMO || env.MODE === 'test') return;
  const stop = new AbortController();
  app.addHook('onReady', async () => {
    // in the background: nobody waits for it, and a site without it is only slower
    warmFirstScreens(store, log, stop.signal).catch((err: unknown) => log.warn({ err }, 'pictures are not warmed'));
  });
  app.addHook('onClose', async () => stop.abort());
}

async function warmFirstScreens(store: PictureStore, log: Logger, signal: AbortSignal): Promise<void> {
  const { warmKeys } = await import('../../demo/warm-keys.ts');
  await warmPictures(store, warmKeys(), log, signal);
}
