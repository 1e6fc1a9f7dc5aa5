import type { PictureFormat } from '@cairn/shared-contracts/domain/picture';
import sharp from 'sharp';

// the queue decides how many pictures render at once; each takes one thread
sharp.concurrency(1);
sharp.cache(false);

const SVG_DENSITY = 72;

/** Draws an SVG at `width` px, straight at that size instead of enlarging a small raster. */
export async function rasterize(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: natural = width } = await sharp(source).metadata();
  const density = Math.min(2400, Math.max(1, (SVG_DENSITY * width) / natural));
  const picture = sharp(source, { density }).resize({ width }).flatten({ background: '#ffffff' });
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
