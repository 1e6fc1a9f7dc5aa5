import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { callSelf } from '../../platform/call-self.ts';

/** px; enough for the width of the page in print */
const WIDTH = 1200;

/** Pictures for the document, from the picture service; one that cannot be had is left out. @returns image → data URL */
export async function loadPictures(selfUrl: string, items: readonly MediaItem[]): Promise<Map<string, string>> {
  const loaded = await Promise.all(
    items.map(async ({ image }): Promise<[string, string][]> => {
      const answer = await callSelf(new URL(image.replace('{size}', String(WIDTH)), selfUrl)).catch(() => undefined);
      if (!answer?.ok) return [];
      const bytes = Buffer.from(await answer.arrayBuffer());
      return [[image, `data:image/jpeg;base64,${bytes.toString('base64')}`]];
    }),
  );
  return new Map(loaded.flat());
}
