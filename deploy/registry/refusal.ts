import type { Finding } from './gates.ts';

export type RefusalCode =
  /** a folder of that name is there */
  | 'exists'
  /** the folder that it is to be made in is not there */
  | 'no_folder'
  /** the version is not in the store */
  | 'not_released'
  /** the same version is in the store with another content */
  | 'released_otherwise'
  /** somebody changed the same remote meanwhile */
  | 'conflict'
  | 'not_live'
  | 'already_live'
  | 'no_revision'
  | 'nothing_to_go_back_to'
  /** the file that a setting names is not there, or no key */
  | 'no_key'
  /** the key that was named signs nothing here */
  | 'unknown_key'
  | 'key_revoked'
  /** the squad's key does not sign that remote */
  | 'not_yours'
  /** the version was taken back for good, see `cairn withdraw` */
  | 'withdrawn'
  /** it was taken out of the store, see `cairn clean` */
  | 'cleared'
  /** nobody has looked at the version, see `cairn check` */
  | 'not_checked'
  /** what is live is signed by nobody who may, so nothing is built on it */
  | 'forged'
  /** a gate found a fault in the version */
  | 'gate'
  /** a shell that is up cannot serve it */
  | 'refused_by_shell'
  /** a shell that is up, or the api, did not answer in time */
  | 'no_answer'
  /** an experiment is on the remote: its share is not to be changed beside it */
  | 'experiment_running'
  /** an experiment needs the remote for itself: a version is rolled out now */
  | 'on_trial'
  /** the first variant is not the stable version */
  | 'no_baseline'
  | 'no_variant'
  /** no such experiment runs */
  | 'not_running'
  /** an experiment of that name was here before */
  | 'name_taken'
  /** other experiments have the exclusion group's visitors */
  | 'group_full'
  /** the site does not tell what was collected */
  | 'no_report';

/** Why a change is not made: what is live stays as it was. Commands end with 1. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** what gates found, where it was they who refused */
  readonly findings: readonly Finding[];

  constructor(code: RefusalCode, message: string, findings: readonly Finding[] = []) {
    super(message);
    this.findings = findings;
    this.name = 'Refusal';
    this.code = code;
  }
}
