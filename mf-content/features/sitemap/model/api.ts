import { contentEndpoints } from '@cairn/shared-contracts/api/content.endpoints';
import { toursEndpoints } from '@cairn/shared-contracts/api/tours.endpoints';

export const tours = toursEndpoints();
export const journalTopics = contentEndpoints();
