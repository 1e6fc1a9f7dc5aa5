import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import { defineRoute, notFound, Slot } from '@cairn/shared-contracts/remote/platform';
import { chats } from '../common/model/api.ts';
import { ChatCall } from '../features/call/ui/chat-call.tsx';
import { ChatPage, type OpenChat } from '../features/chats/ui/chat-page.tsx';
import { ThreadView } from '../features/thread/ui/thread-view.tsx';

/** PostgreSQL's integer */
const ID_MAX = 2_147_483_647;

/** /chat, /chat/:id */
export default defineRoute<{ id: number | null }>({
  loader: async ({ params, load }) => {
    const list = load(chats.chats.initiate({ limit: CHAT_PAGE }));
    if (params.id === undefined) {
      await list;
      return { id: null };
    }
    const id = Number(params.id);
    if (!Number.isInteger(id) || id < 1 || id > ID_MAX) {
      await list.catch(() => undefined);
      throw notFound('chat_not_found');
    }
    await Promise.all([
      list,
      load(chats.chat.initiate({ chat_id: id })),
      load(chats.messages.initiate({ chat_id: id })),
    ]);
    return { id };
  },
  Component: ({ data }) => <ChatPage id={data.id} thread={thread} />,
});

function thread({ chat, first }: OpenChat) {
  // who it is about is beside the conversation on wide screens only
  const pinned = chat.request ? (
    <Slot name="mf-booking/chat-booking" props={{ uuid: chat.request.uuid }} pending={null} failed={null} />
  ) : null;
  return <ThreadView chat={chat} first={first} actions={<ChatCall chat={chat} />} pinned={pinned} />;
}
