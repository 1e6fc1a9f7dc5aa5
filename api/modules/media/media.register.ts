import { availableParallelism } from 'node:os';
import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import type { FastifyInstance } from 'fastify';
import { originalsOf } from '../../adapters/storage/originals.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readUploadedPicture } from '../uploads/read-picture.ts';
import { storageOf, uuidOfPicture } from '../uploads/upload-store.ts';
import { parsePicturePath } from './picture-path.ts';
import { createPictureStore, type FindPicture, type PictureStore } from './picture-store.ts';
import { createRenderQueue, type Priority } from './render-queue.ts';
import { renditionsFolder } from './rendition-file.ts';
import { warmPictures } from './warm-pictures.ts';

const TYPES: Record<PictureFormat, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };
/** a rendition never changes under its address */
const FOREVER = 'public, max-age=31536000, immutable';

/** whose picture it is: an upload's or an extension's; undefined when nobody's, whatever was rendered under the key before */
function finder(services: Services, key: string): FindPicture | undefined {
  const uuid = uuidOfPicture(key);
  if (uuid !== undefined) return () => readUploadedPicture(services, uuid);
  const originals = originalsOf(services.originals, key);
  return originals && (() => originals.read(key));
}

const priorityOf = ({ originals }: Services, key: string): Priority =>
  originalsOf(originals, key)?.isDrawn ? 'drawing' : 'visitor';

/** The picture service: GET /media/<key>/<size>.<jpg|webp|avif>. */
export async function registerMedia(app: FastifyInstance, services: Services): Promise<void> {
  const { env, log } = services;
  // two drawings at least, so that one large picture does not hold up a page of small ones, and a place for pictures that are there
  const queue = createRenderQueue(Math.max(3, availableParallelism()));
  const shared =
    env.STORAGE === 's3'
      ? {
          storage: storageOf(services),
          onError: (err: unknown) => log.warn({ err }, 'renditions are not shared'),
        }
      : undefined;
  const store = createPictureStore(renditionsFolder(env), async (key) => finder(services, key)?.(key), queue, shared);

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const rendition = parsePicturePath(request.params['*']);
    const bytes =
      rendition &&
      finder(services, rendition.key) &&
      (await store.read(rendition, priorityOf(services, rendition.key)));
    if (!rendition || !bytes) throw notFound('picture_not_found');
    return reply
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .type(TYPES[rendition.format])
      .send(bytes);
  });

  if (env.MODE === 'test') return;
  const stop = new AbortController();
  app.addHook('onReady', async () => {
    // in the background: nobody waits for it, and a site without it is only slower
    warmFirstScreens(store, services, stop.signal).catch((err: unknown) =>
      log.warn({ err }, 'pictures are not warmed'),
    );
  });
  app.addHook('onClose', async () => stop.abort());
}

async function warmFirstScreens(store: PictureStore, { originals, log }: Services, signal: AbortSignal): Promise<void> {
  for (const { mostWanted } of originals) {
    if (mostWanted) await warmPictures(store, await mostWanted(), log, signal);
  }
}
