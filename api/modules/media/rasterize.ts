import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import sharp, { type Sharp } from 'sharp';
import type { PictureSource } from '../../adapters/storage/originals.ts';

// the queue decides how many pictures render at once; each takes one thread
sharp.concurrency(1);
sharp.cache(false);

const SVG_DENSITY = 72;

/** straight at the size that is asked for, instead of enlarging a small raster */
async function drawn(svg: string, width: number): Promise<Sharp> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (SVG_DENSITY * width) / natural));
  return sharp(source, { density }).resize({ width });
}

/** Makes a rendition `width` px wide; a photo that is narrower stays as it is. */
export async function rasterize(source: PictureSource, width: number, format: PictureFormat): Promise<Buffer> {
  const sized =
    typeof source === 'string' ? await drawn(source, width) : sharp(source).resize({ width, withoutEnlargement: true });
  const picture = sized.flatten({ background: '#ffffff' });
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: 82, progressive: true }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'avif':
      // more effort, or full colour resolution, saves or shows next to nothing and doubles the time
      return picture.avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
  }
}
