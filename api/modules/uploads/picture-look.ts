import sharp from 'sharp';
import type { StoredPicture } from '../../platform/stored-json.ts';

/** What a page shows of a picture before it is there, and which part of it where its box crops it. */
export type PictureLook = Pick<StoredPicture, 'placeholder' | 'focus' | 'preview'>;

/** px: enough to tell what a picture is of */
const LOOKED_AT = 400;
/** px; some two hundred letters in the page */
const PREVIEW_SIDE = 24;
/** percent from the top: what is taller than wide is mostly of somebody, whose head is above this whatever else catches the eye */
const LOWEST_OF_TALL = 35;

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

interface Small {
  data: Buffer;
  info: { width: number; height: number };
}

/** Skin, sharp edges and strong colours draw the eye (libvips, `smartcrop`). Nothing does on a plain surface. */
async function focusOf({ data, info: { width, height } }: Small): Promise<PictureLook['focus']> {
  const side = 64;
  // it is only looked for where something is cut off
  const box = { width: side, height: width > height ? side : side / 2 };
  const { info } = await sharp(data)
    .resize({ ...box, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const { attentionX = 0, attentionY = 0 } = info;
  if (attentionX === 0 && attentionY === 0) return undefined;
  // in dots of the picture as it fills the box, before it is cut
  const scale = Math.max(box.width / width, box.height / height);
  const percent = (at: number, of: number) => Math.min(100, Math.round((100 * at) / (of * scale)));
  const y = percent(attentionY, height);
  return { x: percent(attentionX, width), y: height > width ? Math.min(y, LOWEST_OF_TALL) : y };
}

async function previewOf({ data }: Small): Promise<string> {
  const tiny = await sharp(data)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Looks at a picture that stands upright. @throws what sharp throws of a file that it cannot read to its end */
export async function lookAt(path: string): Promise<PictureLook> {
  const small = await sharp(path)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const [{ dominant }, focus, preview] = await Promise.all([
    sharp(small.data).stats(),
    focusOf(small),
    previewOf(small),
  ]);
  const placeholder = `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
  return { placeholder, preview, ...(focus ? { focus } : {}) };
}
