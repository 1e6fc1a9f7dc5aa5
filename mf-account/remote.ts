import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-account',
  routes: {
    login: { module: './routes/login.route.tsx' },
    register: { module: './routes/register.route.tsx' },
  },
  fragments: {
    'login-panel': { module: './fragments/login-panel.fragment.tsx' },
    'account-menu': { module: './fragments/account-menu.fragment.tsx' },
  },
});
