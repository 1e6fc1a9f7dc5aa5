import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import type { SiteAddress } from '@cairn/shared-contracts/remote/page-url';
import { type Structured, videoObject } from '@cairn/shared-contracts/remote/structured-data';

const STILL_WIDTH = 1200;

/** The films of the gallery. Without the day it went online a film is no result: then none is named. */
export function films({ name, summary, gallery, published_on }: Tour, site: SiteAddress): Structured[] {
  if (!published_on) return [];
  return gallery.flatMap(({ image, alt, video_url }) =>
    video_url
      ? [
          videoObject(site, {
            name: alt || name,
            description: summary,
            image: pictureUrl(image, STILL_WIDTH),
            video: video_url,
            uploadedOn: published_on,
          }),
        ]
      : [],
  );
}
