import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** the shell that is released; whoever has it installed has it built */
export const SHELL_DIST = join(ROOT, 'dist');
/** the shell that `npm run dev` serves: its browser part takes changes of remotes */
export const DEVELOPMENT_DIST = join(ROOT, 'development', 'dist');
