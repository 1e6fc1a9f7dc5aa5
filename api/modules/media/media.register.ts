import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { parsePicturePath } from './picture-path.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { createRenderQueue } from './render-queue.ts';
import { warmPictures } from './warm-pictures.ts';

const TYPES: Record<PictureFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };
/** a rendition never changes under its address */
const FOREVER = 'public, max-age=31536000, immutable';

/** drawn pictures live with the demo data and are loaded with the first picture that needs one */
async function draw(key: string): Promise<string | undefined> {
  const { renderArt } = await import('../../demo/art/render.ts');
  return renderArt(key);
}

/** The picture service: GET /media/<key>/<size>.<jpg|webp|avif>. */
export async function registerMedia(app: FastifyInstance, { env, log }: Services): Promise<void> {
  // one core stays free for the calls; two at least, so that one large picture does not hold up a page of small ones
  const queue = createRenderQueue(Math.max(2, availableParallelism() - 1));
  const store = createPictureStore(join(env.DATA_DIR, 'media'), draw, queue);

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const rendition = parsePicturePath(request.params['*']);
    const bytes = rendition && (await store.read(rendition));
    if (!rendition || !bytes) throw notFound('Picture', 'picture_not_found');
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
