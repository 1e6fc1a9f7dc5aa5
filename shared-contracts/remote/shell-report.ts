import * as z from 'zod/mini';
import { versionFigures } from './version-figures.ts';

/**
 * How a change asks the shells that are up before it is live: the command writes a proposal (signed with the release key), every
 * shell loads the versions it names and says in its next report how that went.
 */
export const proposal = z.object({
  format: z.literal(1),
  environment: z.string(),
  /** counts the environment's proposals from 1 on */
  number: z.number().check(z.int(), z.minimum(1)),
  by: z.string(),
  note: z.string(),
  /** ISO time after which nobody waits for an answer any more; one that is withdrawn is written anew, with a time long ago */
  expires_at: z.string(),
  versions: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      integrity: z.string(),
      /** it is not on trial once it is live. Proposals of old do not say */
      for_all: z.optional(z.boolean()),
    }),
  ),
});
export type Proposal = z.infer<typeof proposal>;

/** says which is the newest; a hint: whoever reads it looks for the next ones too */
export const lastProposal = z.object({
  last: z.number().check(z.int(), z.minimum(0)),
  /** was written anew as over: whoever has it open reads it again */
  withdrawn: z.optional(z.number()),
});

export const proposalsPath = (environment: string): string => `proposals/${environment}.json`;
export const proposalPath = (environment: string, number: number): string =>
  `proposals/${environment}/${String(number).padStart(8, '0')}.json`;

const versionState = z.object({
  /** sha384 of the release.json that was loaded */
  integrity: z.string(),
  state: z.enum(['ready', 'refused']),
  reason: z.optional(z.string()),
});

const served = z.object({
  /** version → percent of the visitors who get it; '' are those who have no such remote */
  served: z.record(z.string(), z.number()),
  /** what is wanted and not had, or not whole: version → why */
  refused: z.record(z.string(), z.string()),
  /** what is loaded and throws on most of its pages: version → what, why, how often. Shells of old do not say */
  failing: z.optional(z.record(z.string(), z.string())),
});
export type Served = z.infer<typeof served>;

/** What a shell says of itself, about once a second and whenever it has something to say. Signed with the report key. */
export const shellReport = z.object({
  format: z.literal(1),
  shell: z.string(),
  environment: z.string(),
  /** ISO time of the report */
  at: z.string(),
  /** 'stopped' is the last word of a shell that was asked to end */
  state: z.enum(['up', 'stopped']),
  /** the revision that is served; null before the first */
  revision: z.nullable(z.number()),
  /** why it serves that one and not what it is shown. Shells of old do not say */
  stale: z.optional(z.string()),
  /** numbers of the open proposals that it has an answer to: the answer stands in `versions` */
  answered: z.array(z.number()),
  /** what is loaded or was tried: 'mf-tour@1.1.0' → how it went */
  versions: z.record(z.string(), versionState),
  remotes: z.record(z.string(), served),
  /** what it saw of versions in the last hour, by 'mf-tour@1.1.0'. Shells of old do not say */
  figures: z.optional(z.record(z.string(), versionFigures)),
});
export type ShellReport = z.infer<typeof shellReport>;

/** a shell that has not been heard of for so long is dead: nobody waits for it */
export const DEAD_AFTER_MS = 5000;

/** header with a proof of who may read all reports: signed with the report key, for a moment */
export const REPORT_PROOF = 'x-report-proof';
export const reportProof = z.object({
  may: z.literal('read reports'),
  environment: z.string(),
  until: z.iso.datetime(),
});

export const reportsPath = (environment: string): string => `shells/${environment}/`;
export const reportPath = (environment: string, shell: string): string => `${reportsPath(environment)}${shell}.json`;
/** what a shell may be called: its report is a file of that name */
export const SHELL_NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]{0,99}$/;
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,49}$/;
