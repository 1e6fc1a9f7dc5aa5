/** The panels, in their order; each is reached by its name as anchor. */
export const SECTIONS = ['profile', 'notifications', 'security', 'language', 'messengers', 'data'] as const;
export type Section = (typeof SECTIONS)[number];
