import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { ResetPage } from '../features/recovery/ui/reset-page.tsx';

/** /password-reset?token=…: the mailed link of the recovery. */
export default defineRoute({ layout: 'split', Component: ResetPage });
