import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { SettingsPage } from '../features/settings/ui/settings-page.tsx';

/** /settings#security: everything about one's own account; the anchor is a panel */
export default defineRoute({ Component: SettingsPage });
