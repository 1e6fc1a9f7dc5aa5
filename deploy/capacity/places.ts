import { join } from 'node:path';

export const RESULTS = join(import.meta.dirname, '../bench/RESULTS.md');
export const PAGE = join(import.meta.dirname, '../decisions/0085-what-so-many-visitors-need.md');
/** of RESULTS.md, as they were when the page was written */
export const FIGURES_TAKEN = join(import.meta.dirname, 'figures.json');
