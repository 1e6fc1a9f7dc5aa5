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

/** without a focus of its own: people and summits of photos are above the middle */
const USUAL_FOCUS = { x: 50, y: 35 };

/** Which part of a picture stays in view where its box crops it, as CSS `object-position`. */
export const positionOf = ({
  focus: { x, y } = USUAL_FOCUS,
}: {
  focus?: { x: number; y: number } | undefined;
}): string => `${x}% ${y}%`;
