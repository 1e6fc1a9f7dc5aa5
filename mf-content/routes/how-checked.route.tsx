import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { HowChecked } from '../features/club/ui/how-checked.tsx';

/** /how-organizers-are-checked */
export default defineRoute({ Component: () => <HowChecked /> });
