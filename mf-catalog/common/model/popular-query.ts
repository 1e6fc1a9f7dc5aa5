/** Popular places are asked for by the home page and by the finder: the same question is asked once. */
export const POPULAR = { limit: 24 } as const;
