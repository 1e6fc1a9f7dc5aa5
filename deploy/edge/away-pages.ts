import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { awayPages } from '@cairn/shell/away-page';

/** `node deploy/edge/away-pages.ts` writes them anew, after a change of their words or their look. */
for (const [file, page] of awayPages()) writeFileSync(join(import.meta.dirname, file), page);
