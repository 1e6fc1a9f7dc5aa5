import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import type { Logger } from 'pino';
import { allowedWidth } from './picture-path.ts';
import type { PictureStore } from './picture-store.ts';

/** what browsers of today ask for first */
const FORMATS: readonly PictureFormat[] = ['avif'];

/** Draws the pictures of the first screens ahead of the first visitor, one at a time. */
export async function warmPictures(
  store: PictureStore,
  pictures: readonly { key: string; width: number }[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const since = performance.now();
  let count = 0;
  for (const { key, width } of pictures) {
    for (const format of FORMATS) {
      if (signal.aborted) return;
      try {
        await store.read({ key, width: allowedWidth(width), format }, 'warming');
        count += 1;
      } catch (error) {
        log.warn({ key, error: error instanceof Error ? error.message : String(error) }, 'picture could not be warmed');
      }
    }
  }
  log.info(
    { pictures: count, seconds: Math.round((performance.now() - since) / 1000) },
    'pictures of the first screens are ready',
  );
}
