/** widths that the picture service renders, px (guide, section 5), beside thumbnails and hero */
export const PICTURE_WIDTHS = [64, 200, 400, 760, 1200, 1600, 2200] as const;
export type PictureFormat = 'jpg' | 'webp' | 'avif';

/**
 * Fills a media item's URL template: the placeholder {size} becomes the width, the extension may be swapped (specification §3).
 * A URL without a placeholder is returned as it is.
 */
export function pictureUrl(template: string, width: number, format: PictureFormat = 'jpg'): string {
  if (!template.includes('{size}')) return template;
  return template.replace('{size}', String(width)).replace(/\.\w+$/, `.${format}`);
}
