import { sitemapEndpoints } from '@cairn/shared-contracts/api/sitemap.endpoints';
import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

export const tours = toursEndpoints();
export const listed = sitemapEndpoints();
