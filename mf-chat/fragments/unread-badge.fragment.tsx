import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { chats } from '../common/model/api.ts';
import { UnreadBadge } from '../features/unread/ui/unread-badge.tsx';

/** For the header of whoever is logged in. */
export default defineFragment<'mf-chat/unread-badge'>({
  preload: (_props, { load }) => load(chats.unreadCount.initiate()),
  Component: UnreadBadge,
});
