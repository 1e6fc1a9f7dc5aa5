/** What an organizer is checked for before their first tour is sold, in the order in which it is told. */
export const ORGANIZER_CHECKS = ['identity', 'licence', 'insurance', 'guides', 'interview'] as const;
export type OrganizerCheckKind = (typeof ORGANIZER_CHECKS)[number];

/** Verification check statuses of specification §4; only the main check, that of the organizer as a whole, is ever in progress. */
export const CHECK_STATUS = { notPerformed: 0, success: 1, failed: 2, inProgress: 3 } as const;

/** why the marketplace takes an organizer off the site, by the agreement with them; the order in which it is told */
export const REMOVAL_REASONS = ['papers', 'cancellations', 'safety', 'payments', 'documents', 'other'] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

/** tours that somebody leads in a year, as the form of the join page asks */
export const YEARLY_TOURS = ['1-10', '11-30', '31-100', '100+'] as const;

/** the order of the club's page: the best rated first, or those who have been here longest, or with most tours */
export const ORGANIZER_SORTS = ['rating', 'since', 'tours'] as const;
export type OrganizerSort = (typeof ORGANIZER_SORTS)[number];

/** characters of "your best tour" in the provider's request */
export const BEST_TOUR_MAX = 400;
