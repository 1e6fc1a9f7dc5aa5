import { readFileSync, writeFileSync } from 'node:fs';
import { readFigures } from './figures.ts';
import { FIGURES_TAKEN, PAGE, RESULTS } from './places.ts';
import { tablesOf, withTables } from './tables.ts';

const figures = readFigures(readFileSync(RESULTS, 'utf8'));
writeFileSync(FIGURES_TAKEN, `${JSON.stringify(figures, undefined, 2)}\n`);
writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tablesOf(figures)));
