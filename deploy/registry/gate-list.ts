import { hasNoSecondCopy, hasNoSecrets, hasNoSourceMaps, isNotMuchHeavier } from './bundle-gates.ts';
import { fitsWhatIsLive } from './contract-gate.ts';
import { loadsInChild } from './gate-loads.ts';
import type { Gate } from './gates.ts';
import { SLOW_GATES } from './slow-gates.ts';
import { stylesStayInside } from './styles-gate.ts';
import { isTranslated } from './texts-gate.ts';

/** what a version must pass to be released */
export const RELEASE_GATES: readonly Gate[] = [
  fitsWhatIsLive,
  loadsInChild,
  isTranslated,
  stylesStayInside,
  hasNoSecondCopy,
  hasNoSecrets,
  hasNoSourceMaps,
  isNotMuchHeavier,
];

/** what a version must pass to be live, looked at again on whatever is live at that moment */
export const LIVE_GATES: readonly Gate[] = [fitsWhatIsLive];

/** what stands in for the shells where none is up */
export const UNCONFIRMED_GATES: readonly Gate[] = [loadsInChild];

/** by which each finding is explained */
export const EXPLAINED: readonly Omit<Gate, 'look'>[] = [...RELEASE_GATES, ...SLOW_GATES];
