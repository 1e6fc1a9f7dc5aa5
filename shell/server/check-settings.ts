import { readEnv } from './env.ts';
import { shellSitesOrExit } from './site.ts';

/** Ends with 0 where the shell could start with this environment; else with 1 and one line that says why not. */
shellSitesOrExit(readEnv(process.env), [process.cwd(), import.meta.dirname]);
