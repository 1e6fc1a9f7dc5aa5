import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookingGraphPage } from './booking-graph-page.ts';

writeFileSync(join(import.meta.dirname, 'booking-graph.md'), bookingGraphPage());
