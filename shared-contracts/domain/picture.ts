/** widths that the picture service renders, px (guide, section 5), beside thumbnails and hero */
export const PICTURE_WIDTHS = [64, 200, 400, 760, 1200, 1600, 2200] as const;
export const PICTURE_FORMATS = ['jpg', 'webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What takes the placeholder's place: a width in px, a size by name ("370x244"), or nothing for the original. */
export type PictureSize = number | string | null;

/**
 * Fills a media item's URL template: the placeholder {size} becomes the size or is removed with its slash, the extension may
 * be swapped (specification §3). A URL without a placeholder is returned as it is.
 */
export function pictureUrl(template: string, size: PictureSize, format: PictureFormat = 'jpg'): string {
  if (!template.includes('{size}')) return template;
  if (size === null) return template.replace(/\/\{size\}(?=\.\w+$)|\{size\}\/?/, '');
  return template.replace('{size}', String(size)).replace(/\.\w+$/, `.${format}`);
}

/** people and summits of photos are above the middle */
const OF_PHOTOS = '50% 35%';
/** for `lookOf`: in the site's own drawn pictures people stand low */
export const OF_DRAWINGS = '50% 82%';

/** what a media item of the api says of its look */
interface ShownPicture {
  placeholder?: string | undefined;
  preview?: string | undefined;
  focus?: { x: number; y: number } | undefined;
}

interface PictureLook {
  placeholder?: string;
  preview?: string;
  position: string;
}

/**
 * What the kit's `Picture` shows of a picture of the api until it is there, and which part of it where its box crops it.
 * @param usual as `object-position`, of pictures that do not say what they are about
 */
export const lookOf = ({ placeholder, preview, focus }: ShownPicture, usual: string = OF_PHOTOS): PictureLook => ({
  ...(placeholder ? { placeholder } : {}),
  ...(preview ? { preview } : {}),
  position: focus ? `${focus.x}% ${focus.y}%` : usual,
});
