import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-chat',
  routes: {
    chat: { module: './routes/chat.route.tsx' },
  },
  fragments: {
    'unread-badge': { module: './fragments/unread-badge.fragment.tsx' },
    'ask-organizer': { module: './fragments/ask-organizer.fragment.tsx' },
  },
});
