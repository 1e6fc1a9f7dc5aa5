import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** of all pixels, 0 to 1; what only one of the two has counts as different */
  share: number;
  /** PNG with what differs in red */
  picture: Buffer;
}

/** how much brighter or darker a pixel may be drawn the second time */
const THRESHOLD = 0.15;
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

async function sized(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: own = width, height: ownHeight = height } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own, bottom: height - ownHeight, background: WHITE })
    .raw()
    .toBuffer();
}

/** How much two screenshots differ. The lower one is as if it went on in white. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [one, other] = await Promise.all([sized(before, width, height), sized(after, width, height)]);
  const drawn = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(one, other, drawn, width, height, { threshold: THRESHOLD });
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: differing / (width * height), picture };
}
