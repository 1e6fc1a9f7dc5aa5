import type { Tour } from '@cairn/shared-contracts/api/tours.schema';

export type SectionName =
  | 'about'
  | 'program'
  | 'included'
  | 'stay'
  | 'bring'
  | 'departures'
  | 'organizer'
  | 'reviews'
  | 'questions'
  | 'payment';

/** whether there is anything to read about it */
export const isDescribed = ({ description }: Pick<Tour, 'description'>): boolean => description.trim() !== '';

/** The sections that this tour has, in the order of the page: what scroll-spy links to. */
export function sectionsOf(tour: Tour, { isOrganizerHidden = false } = {}): SectionName[] {
  const has: Record<SectionName, boolean> = {
    about: isDescribed(tour),
    program: tour.program.length > 0,
    included: tour.included.length + tour.not_included.length > 0,
    stay: tour.stays.length > 0,
    bring: tour.what_to_bring.length > 0 || tour.fitness !== '',
    departures: true,
    organizer: !isOrganizerHidden,
    reviews: true,
    questions: tour.faq.length > 0,
    payment: tour.cancellation.length > 0,
  };
  // the keys of an object literal, in the order they are written
  return (Object.keys(has) as SectionName[]).filter((name) => has[name]);
}
