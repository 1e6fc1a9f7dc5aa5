/** How a tourist comes to the start of a tour, or leaves its end (specification §3). */
export const TRANSPORT = { air: 1, train: 2, other: 3, livesThere: 4 } as const;
export type TransportType = (typeof TRANSPORT)[keyof typeof TRANSPORT];
export const TRANSPORT_TYPES = Object.values(TRANSPORT);
