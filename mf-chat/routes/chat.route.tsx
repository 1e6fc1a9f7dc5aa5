import type { Chat } from '@cairn/shared-contracts/api/chat.schema';
import { CHAT_PAGE } from '@cairn/shared-contracts/domain/limits';
import { defineRoute, notFound, RouteRedirect, Slot } from '@cairn/shared-contracts/remote/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { chats } from '../common/model/api.ts';
import { isDeskOfSupport } from '../common/model/desk-of-support.ts';
import { ChatCall } from '../features/call/ui/chat-call.tsx';
import { ChatPage, type OpenChat } from '../features/chats/ui/chat-page.tsx';
import { PinnedTour } from '../features/chats/ui/pinned-tour.tsx';
import { ChatMenu } from '../features/notices/ui/chat-menu.tsx';
import { ThreadView } from '../features/thread/ui/thread-view.tsx';

// of whoever answers
const DeskPanel = lazy(() => import('../features/desk/ui/desk-panel.tsx'));
const FreezeButton = lazy(() => import('../features/desk/ui/freeze-button.tsx'));
const PinnedDesk = lazy(() => import('../features/desk/ui/pinned-desk.tsx'));
const QuickReplies = lazy(() => import('../features/desk/ui/quick-replies.tsx'));

/** PostgreSQL's integer */
const ID_MAX = 2_147_483_647;

/** /chat, /chat/:id; /chat?with=support leads to the conversation with the support, which everybody has */
export default defineRoute<{ id: number | null }>({
  loader: async ({ params, load, url }) => {
    if (params.id === undefined && url.searchParams.get('with') === 'support') {
      const { id } = await load(chats.chatWithSupport.initiate());
      throw new RouteRedirect(`/chat/${id}`);
    }
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
  Component: ({ data }) => <ChatPage id={data.id} thread={thread} desk={desk} />,
});

const desk = (chat: Chat, about: ReactNode) => (
  <Suspense fallback={about}>
    <DeskPanel chat={chat} about={about} />
  </Suspense>
);
const repliesIn = (chat: Chat) => (insert: (text: string) => void) => (
  <Suspense>
    <QuickReplies of={isDeskOfSupport(chat) ? 'support' : 'organizer'} insert={insert} />
  </Suspense>
);

function thread({ chat, first }: OpenChat) {
  const isDesk = chat.with === 'tourist';
  return (
    <ThreadView
      chat={chat}
      first={first}
      pinned={<Pinned chat={chat} />}
      actions={
        <>
          {isDeskOfSupport(chat) ? (
            <Suspense>
              <FreezeButton chat={chat} />
            </Suspense>
          ) : null}
          <ChatCall chat={chat} />
          <ChatMenu chat={chat} />
        </>
      }
      {...(isDesk ? { replies: repliesIn(chat) } : {})}
    />
  );
}

/** what the conversation is about, where it does not stand beside it */
function Pinned({ chat }: { chat: Chat }) {
  const { tour, request } = chat;
  const about = tour ? <PinnedTour tour={tour} {...(chat.with === 'tourist' ? { request } : {})} /> : null;
  if (chat.with === 'tourist') {
    return (
      <Suspense fallback={about}>
        <PinnedDesk chat={chat} about={about} />
      </Suspense>
    );
  }
  if (!request) return about;
  return <Slot name="mf-booking/chat-booking" props={{ uuid: request.uuid }} pending={about} failed={about} />;
}
