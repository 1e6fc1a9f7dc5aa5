import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { EventsOf, FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { handler, z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-account',
  owner: { squad: 'squad-account', contact: '#squad-account' },
  routes: {
    login: { module: './routes/login.route.tsx', addresses: [{ pattern: '/login' }] },
    register: { module: './routes/register.route.tsx', addresses: [{ pattern: '/register' }] },
    trips: {
      module: './routes/trips.route.tsx',
      addresses: [{ pattern: '/trips', access: 'login' }],
      fragments: ['mf-catalog/tour-rail'],
      deferred: ['mf-catalog/tour-rail'],
    },
  },
  fragments: {
    'login-panel': {
      module: './fragments/login-panel.fragment.tsx',
      props: z.object({
        /** what the person was about to do: the words say why an e-mail is asked for */
        intent: z.enum(['book', 'chat', 'favourite']),
        /** runs once the session is open and the page knows who is logged in */
        onDone: handler(),
      }),
    },
    'account-menu': { module: './fragments/account-menu.fragment.tsx' },
  },
  events: {
    /** logging in has emptied a guest's cookie: the account has them now */
    'guest-favourites-taken': {},
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
  interface Events extends EventsOf<typeof description> {}
}
