import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { handler, z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-chat',
  owner: { squad: 'squad-chat', contact: '#squad-chat' },
  routes: {
    chat: {
      module: './routes/chat.route.tsx',
      addresses: [{ pattern: '/chat/:id(\\d+)?', access: 'login' }],
      fragments: ['mf-booking/chat-booking'],
    },
  },
  fragments: {
    'support-chat': {
      module: './fragments/support-chat.fragment.tsx',
      props: z.object({
        /** closes what it stands in: a guest does not want to log in */
        onBack: handler(),
      }),
    },
    'unread-badge': { module: './fragments/unread-badge.fragment.tsx' },
    'ask-organizer': {
      module: './fragments/ask-organizer.fragment.tsx',
      props: z.object({
        organizerId: z.number(),
        /** the tour that is asked about; without one it is about all of them */
        tourId: z.optional(z.number()),
        organizerName: z.string(),
        /** the organizer usually answers within so many hours; null: too few questions to tell */
        replyHours: z.nullable(z.number()),
        /** what its page is most for: the button stands out */
        isMain: z.optional(z.boolean()),
        /** whoever places it has a button of its own, which was pressed: the form stands open, and this is its end */
        onClose: z.optional(handler()),
      }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
}
