import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { EventsOf, FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { handler, z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-account',
  owner: { squad: 'squad-account', contact: '#squad-account' },
  routes: {
    login: { module: './routes/login.route.tsx', addresses: [{ pattern: '/login' }] },
    register: { module: './routes/register.route.tsx', addresses: [{ pattern: '/register' }] },
    settings: { module: './routes/settings.route.tsx', addresses: [{ pattern: '/settings', access: 'login' }] },
    trips: {
      module: './routes/trips.route.tsx',
      addresses: [{ pattern: '/trips', access: 'login' }],
      fragments: ['mf-catalog/tour-rail'],
      deferred: ['mf-catalog/tour-rail'],
    },
    // the pages of mailed links: whoever has the mailbox may open them, whoever is logged in here
    'login-via-token': { module: './routes/login-via-token.route.tsx', addresses: [{ pattern: '/login-via-token' }] },
    'password-recovery': {
      module: './routes/password-recovery.route.tsx',
      addresses: [{ pattern: '/password-recovery' }],
    },
    'password-reset': { module: './routes/password-reset.route.tsx', addresses: [{ pattern: '/password-reset' }] },
    unsubscribe: { module: './routes/unsubscribe.route.tsx', addresses: [{ pattern: '/unsubscribe' }] },
    'email-undo': { module: './routes/email-undo.route.tsx', addresses: [{ pattern: '/email-undo' }] },
    'email-confirm': {
      module: './routes/email-confirm.route.tsx',
      addresses: [{ pattern: '/email-confirm', access: 'login' }, { pattern: '/email-confirm/link' }],
    },
  },
  fragments: {
    'login-panel': {
      module: './fragments/login-panel.fragment.tsx',
      props: z.object({
        /** what the person was about to do: the text says why an e-mail is asked for */
        intent: z.enum(['book', 'chat', 'favourite']),
        /** runs once the session is open and the page knows who is logged in */
        onDone: handler(),
        /** closes what the panel stands in: the browser's Back was pressed. Without it, Back leaves the page. */
        onBack: z.optional(handler()),
      }),
    },
    'account-menu': { module: './fragments/account-menu.fragment.tsx' },
  },
  events: {
    /** logging in has emptied a guest's cookie: the account has them now */
    'guest-favourites-taken': {},
    /** stored with the account; the shell shows the page in it, which is nobody else's to do */
    'preferences-chosen': {
      payload: z.object({
        /** with another language the page is loaded anew */
        what: z.enum(['locale', 'currency', 'theme']),
        /** ISO locale of the site, ISO 4217, or auto, light, dark */
        value: z.string(),
      }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
  interface Events extends EventsOf<typeof description> {}
}
