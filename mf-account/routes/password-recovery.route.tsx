import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { RecoveryPage } from '../features/recovery/ui/recovery-page.tsx';

/** /password-recovery: asks for a link to set another password. */
export default defineRoute({ layout: 'split', Component: RecoveryPage });
