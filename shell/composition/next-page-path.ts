/** Where an open page asks for the calls of the next one: `?of=/de/tours&releases=<manifestUrl of the open page>`. */
export const NEXT_PAGE_PATH = '/composition/next-page';
