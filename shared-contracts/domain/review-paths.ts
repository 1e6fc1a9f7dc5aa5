/** Where a review is written (specification §2, /review/:uuid). */
export const reviewPath = (uuid: string): string => `/review/${uuid}`;
/** Where an individual tour is shown (specification §2, /order/{uuid}/individual-tour). */
export const individualTourPath = (uuid: string): string => `/order/${uuid}/individual-tour`;
