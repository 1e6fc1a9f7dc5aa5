import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { HeartButton } from '../common/ui/heart-button.tsx';

/** The heart of one tour, as other remotes' pages show it. */
export default defineFragment<'mf-catalog/heart'>({ Component: HeartButton });
