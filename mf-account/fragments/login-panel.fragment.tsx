import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { LoginPanel } from '../features/sign-in/ui/login-panel.tsx';

export default defineFragment<'mf-account/login-panel'>({ Component: LoginPanel });
