import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { AccountMenu } from '../features/account-menu/ui/account-menu.tsx';

export default defineFragment<'mf-account/account-menu'>({ Component: AccountMenu });
