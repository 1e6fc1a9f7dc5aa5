import * as z from 'zod/mini';
import { ok } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './experiments.schema.ts';

const TAG = 'Experiments';
/** proof of who holds the release key: `cairn experiment report` */
const proof = z.optional(z.string().check(z.maxLength(2000)));

export const experimentEvents = defineCall({
  method: 'POST',
  path: '/spa/experiments/events',
  summary: 'What a browser saw of the experiments that its visitor is in; taken when it is answered',
  tag: TAG,
  body: shapes.eventsBody,
  answer: shapes.eventsTaken,
  errors: ['overloaded'],
});

export const syncExperiments = defineCall({
  method: 'POST',
  path: '/spa/experiments/sync',
  summary: 'Which experiments run, as shells tell it; not reachable from the site',
  tag: TAG,
  body: shapes.syncBody,
  answer: ok,
});

export const experiments = defineCall({
  method: 'GET',
  path: '/spa/experiments',
  summary: 'All experiments, the newest first: for employees and holders of the release key',
  tag: TAG,
  auth: 'optional',
  query: z.object({ proof }),
  answer: shapes.experimentList,
  errors: ['forbidden'],
});

export const experimentReport = defineCall({
  method: 'GET',
  path: '/spa/experiments/report',
  summary: 'What came of an experiment: for employees and holders of the release key',
  tag: TAG,
  auth: 'optional',
  query: z.object({ name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)), proof }),
  answer: shapes.experimentReport,
  errors: ['forbidden', 'experiment_not_found'],
});
