import { experimentReport, experiments } from '@cairn/shared-contracts/api/experiments.calls';
import { injectCalls } from '@cairn/shared-contracts/state/call-endpoints';

/** What employees read of experiments. The shell is of one build: its name is scope enough. */
export const experimentEndpoints = injectCalls('shell-experiments', `${__REMOTE__}@${__VERSION__}`, (call) => ({
  experiments: call(experiments),
  report: call(experimentReport),
}));
