import type { PublicSite } from './public-site.ts';

export interface CallSides {
  organizer: boolean;
  support: boolean;
}

/** Who may be called from a page of the site (`webCalls`): each side on its own, nobody while calls are off. */
export const callSides = ({ canCall, canCallToOrganizer, canCallToSupport }: PublicSite['webCalls']): CallSides => ({
  organizer: canCall && canCallToOrganizer,
  support: canCall && canCallToSupport,
});
