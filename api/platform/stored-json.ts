import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';

/** What the columns of jsonb hold; which column holds which is said in db-types/config.ts. */

/** media item as stored: the URL template is made from the key when it is read */
export interface StoredPicture {
  key: string;
  alt: string;
  /** the same in other languages of the site */
  alts?: PlaceNames;
  placeholder: string;
  /** percent from the left and the top */
  focus?: { x: number; y: number };
  /** tiny, as a data URL */
  preview?: string;
  /** the picture is the still of this video: a file of the site, or a page of a known player */
  video_url?: string;
}

export type TourDetails = Pick<Tour, 'route' | 'included' | 'not_included' | 'what_to_bring' | 'fitness' | 'faq'> & {
  stays: { name: string; text: string; nights: number; image: StoredPicture | null; images?: StoredPicture[] }[];
};

/** What a reader of a tour's program was told: news is what differs from it. */
export interface ProgramEdition {
  /** hash over the days */
  program: string;
  /** those to come; price in minor units of the tour's currency, discount in percent */
  departures: readonly { id: number; start: string; end: string; price: number; discount: number }[];
}

/** given at sign-up from another site's account, or uploaded */
export type StoredAvatar = StoredPicture | MediaItem;

/** a block of an article, as it was imported: what it shows is named by id, and looked up when it is read */
export type StoredBlock =
  | Extract<RichBlock, { type: 'heading' | 'prose' | 'quote' | 'tours' }>
  | { type: 'gallery'; pictures: readonly (StoredPicture & { caption?: string })[] }
  | { type: 'map'; tour: number }
  | { type: 'climate'; place: string };

/** what only its own module reads, which checks it */
export type StoredObject = Record<string, unknown>;

/** stars by aspect */
export type AspectRatings = Record<string, number>;

/** a variant of an experiment, as it was started */
export interface ComparedVariant {
  name: string;
  version: string;
  weight: number;
}
