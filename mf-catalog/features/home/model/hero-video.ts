import type { AppConfig } from '@cairn/shared-contracts/api/site.schema';

export type LandingVideo = AppConfig['landing_videos'][number];

export interface Wishes {
  /** prefers-reduced-motion */
  wantsStillness: boolean;
  /** Save-Data: https://wicg.github.io/savedata/ */
  savesData: boolean;
}

/** A visitor who wants stillness, or pays for every megabyte, gets the film only on request (specification §2, Landing; guide, section 6). */
export const startsByItself = ({ wantsStillness, savesData }: Wishes): boolean => !wantsStillness && !savesData;

/** the file for the shape of the screen */
export const fileOf = ({ desktop, mobile }: LandingVideo, isNarrow: boolean): string => (isNarrow ? mobile : desktop);

/** the videos follow one another round and round */
export const nextVideo = (index: number, count: number): number => (index + 1) % count;

/** what is known of the connection; browsers without the Network Information API save nothing */
export function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
