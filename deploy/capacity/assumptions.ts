/** What was not measured here: shares of trade and prices. Whoever knows better changes them and runs `npm run capacity`. */
export const ASSUMPTIONS = {
  /** of a day's visits, in its busiest hour; and how much more than its mean the busiest minute has */
  busiestHour: 0.1,
  busiestMinute: 1.5,
  pagesOfVisit: 5,
  /** calls of the browser after its first page */
  callsOfVisit: 10,
  /** of pages, those of somebody who is logged in */
  members: 0.15,
  /** of guests' pages, those that a page made for another answers */
  held: 0.9,
  /** of visits, those that book */
  bookings: 0.008,
  visitSeconds: 480,
  /** statements of a call */
  statementsOfCall: 4,
  statementsOfBooking: 40,
  /** what a processor is given to do at most: the rest is for the loss of a machine, and for garbage */
  use: 0.5,
  /** a process that serves sockets has no more of them: all come back at once when it is lost */
  socketsOfProcess: 10_000,
  /** of one that renders, with its front */
  shellMB: 600,
  databaseGB: 4,
  /** of a first page: the others of a visit find code, fonts and styles in the browser */
  laterPages: 0.3,
  machine: { cores: 8, memoryGB: 32, linkGbit: 10, eurosAMonth: 130 },
  /** of a CDN or a provider's traffic */
  eurosOfTerabyte: 5,
} as const;

export type Assumptions = typeof ASSUMPTIONS;
