import type { AppConfig } from '@cairn/shared-contracts/api/site.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';

/** The long parts of the configuration, for the pages that need them. @param language an ISO locale, 'de-DE' */
export const appConfigOf = (site: Site, language: string): AppConfig => ({
  tour_emojis: site.tourEmojis,
  landing_videos: site.landingVideos.map(({ poster, ...video }) => (poster ? { ...video, poster } : video)),
  seo_block_images: site.seoBlockImages,
  stats_caption: site.statsCaption[localeOf(language).code] ?? null,
});
