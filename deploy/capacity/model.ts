import type { Assumptions } from './assumptions.ts';
import type { Figures } from './figures.ts';

export interface Stage {
  visitorsADay: number;
  tours: number;
}

/** What runs out, of what a stage has. */
const RESOURCES = ['processors', 'primary', 'memory', 'index', 'link'] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Need {
  /** in the busiest second */
  pages: number;
  calls: number;
  bookings: number;
  statements: number;
  sockets: number;
  /** processors, at the use that is allowed: of shells, of api and database for reads, of the one database that takes writes */
  shellCores: number;
  readCores: number;
  writeCores: number;
  /** processes; at least two of each where there is more than one machine */
  shells: number;
  apis: number;
  memoryGB: number;
  /** of the search index in each api, MB */
  indexMB: number;
  terabytesAMonth: number;
  machines: number;
  eurosAMonth: number;
  /** share of what is there that is used */
  used: Readonly<Record<Resource, number>>;
}

/** What is used up first when more come than a stage was made for. */
export interface Limit {
  resource: Resource;
  /** as many times the visitors are served by the stage's machines */
  times: number;
}

const MONTH_DAYS = 30;
/** heap of a process before Node collects all the time: --max-old-space-size of a 32 GB machine's share */
const INDEX_LIMIT_MB = 2_048;

/** What so many visitors need, by what was measured. Sizes in GB and TB are of 10^9 and 10^12 bytes; the rest is in {@link Need}. @param fixed machines that are there, by default as many as are needed */
export function needOf({ visitorsADay, tours }: Stage, figures: Figures, given: Assumptions, fixed?: number): Need {
  const { page, booking } = figures;
  const { machine } = given;
  const visits = ((visitorsADay * given.busiestHour) / 3_600) * given.busiestMinute;
  const pages = visits * given.pagesOfVisit;
  const members = pages * given.members;
  const anew = (pages - members) * (1 - given.held);
  const held = pages - members - anew;
  const cores = (ms: number) => ms / 1_000 / given.use;

  const calls = (members + anew) * figures.callsOfPage + visits * given.callsOfVisit;
  const bookings = visits * given.bookings;
  const shellCores = cores(held * page.held + anew * page.guest + members * page.member);
  const readCores = cores(calls * figures.callMs);
  const writeCores = cores(bookings * booking.ms);
  const sockets = visits * given.visitSeconds * given.members;

  const least = shellCores + readCores + writeCores <= machine.cores ? 1 : 2;
  const shells = Math.max(least, Math.ceil(shellCores));
  const apis = Math.max(least, Math.ceil(readCores), Math.ceil(sockets / given.socketsOfProcess));
  const indexMB = (tours * figures.indexKB) / 1_024;
  const memoryGB =
    (shells * given.shellMB + apis * (figures.apiMB + indexMB) + (sockets * figures.socketKB) / 1_024) / 1_000 +
    given.databaseGB * least;
  const bytes = figures.pageKB * 1_024 * (1 + (given.pagesOfVisit - 1) * given.laterPages);
  const gbit = (visits * bytes * 8) / 1e9;
  const machines = Math.max(
    least,
    Math.ceil((shellCores + readCores + writeCores) / machine.cores),
    Math.ceil(memoryGB / machine.memoryGB),
  );
  const there = fixed ?? machines;
  const terabytesAMonth = (visitorsADay * MONTH_DAYS * bytes) / 1e12;
  const used = {
    // shells, apis and database share them
    processors: (shellCores + readCores + writeCores) / (there * machine.cores),
    // it cannot be divided among machines
    primary: writeCores / machine.cores,
    memory: memoryGB / (there * machine.memoryGB),
    index: indexMB / INDEX_LIMIT_MB,
    link: gbit / (machine.linkGbit * there * given.use),
  };
  return {
    ...{ pages, calls, bookings, sockets, shellCores, readCores, writeCores, shells, apis, memoryGB, indexMB },
    statements: calls * given.statementsOfCall + bookings * given.statementsOfBooking,
    ...{ terabytesAMonth, machines },
    eurosAMonth: machines * machine.eurosAMonth + terabytesAMonth * given.eurosOfTerabyte,
    used,
  };
}

/** What runs out as more and more come, the first of all first. What does not grow with them is left out. */
export function limitsOf(stage: Stage, figures: Figures, given: Assumptions): Limit[] {
  const { machines, used } = needOf(stage, figures, given);
  const twice = needOf({ ...stage, visitorsADay: 2 * stage.visitorsADay }, figures, given, machines).used;
  // all of it grows in proportion
  return RESOURCES.map((resource) => ({ resource, growth: twice[resource] - used[resource] }))
    .filter(({ growth }) => growth > 0)
    .map(({ resource, growth }) => ({ resource, times: 1 + (1 - used[resource]) / growth }))
    .sort((a, b) => a.times - b.times);
}
