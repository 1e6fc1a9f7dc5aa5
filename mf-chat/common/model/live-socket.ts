import {
  CHAT_EVENTS,
  PRESENCE_EVENT,
  presenceEvent,
  readChatEvent,
  userJoined,
  WRITING_PUSH,
} from '@cairn/shared-contracts/api/chat-events.schema';
import { SOCKET_CLOSE } from '@cairn/shared-contracts/domain/chat';
import { ticketTransport } from '@cairn/shared-contracts/remote/ticket-transport';
import { type Channel, Socket } from 'phoenix';
import type { LiveSocket, LiveSocketOptions } from './live-types.ts';

/** waits before the attempts to reconnect, ms */
const RECONNECT_MS = [500, 1000, 2000, 5000];
const RECONNECT_LATER_MS = 10_000;
/**
 * A socket that ended with its session asks for the next ticket only after so long: the refusal tells a page whose session was ended
 * elsewhere. One that logs out itself, or hears of it from another tab, has left by then.
 */
const LOGGED_OUT_MS = 5000;

/** Joins the account's topic, and those of chats on demand, over the stock Phoenix client. */
export function openLiveSocket(options: LiveSocketOptions): LiveSocket {
  const { endpoint = '/socket', userId, getTicket, onEvent, onOnline, loggedOutMs = LOGGED_OUT_MS } = options;
  const socket = new Socket(endpoint, {
    transport: ticketTransport({ getTicket, onNobody: () => close() }),
    reconnectAfterMs: (tries) => RECONNECT_MS[tries - 1] ?? RECONNECT_LATER_MS,
  });
  const account = socket.channel(`user:${userId}`);
  let comesBack: ReturnType<typeof setTimeout> | undefined;

  function close() {
    clearTimeout(comesBack);
    // without it the channel's timers would go on trying to join
    account.leave();
    socket.disconnect();
  }

  socket.onClose((event: { code?: number } | undefined) => {
    onOnline(false);
    // whoever is turned away stays away
    if (event?.code === SOCKET_CLOSE.policy) close();
    if (event?.code === SOCKET_CLOSE.loggedOut) {
      // the client would be back in half a second
      socket.disconnect();
      comesBack = setTimeout(() => socket.connect(), loggedOutMs);
    }
  });
  for (const name of CHAT_EVENTS) {
    account.on(name, (payload: unknown) => {
      const event = readChatEvent(name, payload);
      if (event) onEvent(event);
    });
  }
  // the client joins again by itself, and this hook is called again with every answer
  account.join().receive('ok', (answer: unknown) => {
    const joined = userJoined.safeParse(answer);
    onOnline(true, joined.success ? joined.data : undefined);
  });
  socket.connect();
  return {
    close,
    join: (chatId, onPresence) => joinChat(socket.channel(`chat:${chatId}`), onPresence),
    lineLost: () => {
      clearTimeout(comesBack);
      socket.disconnect();
      onOnline(false);
    },
    lineBack: () => {
      // now, not when the next attempt happens to be due
      if (!socket.isConnected()) socket.disconnect();
      socket.connect();
    },
  };
}

function joinChat(channel: Channel, onPresence: Parameters<LiveSocket['join']>[1]): ReturnType<LiveSocket['join']> {
  channel.on(PRESENCE_EVENT, (payload: unknown) => {
    const presence = presenceEvent.safeParse(payload);
    if (presence.success) onPresence(presence.data);
  });
  channel.join();
  return {
    write: (isWriting) => {
      // what nobody can hear now is not worth saying later
      if (channel.state === 'joined') channel.push(WRITING_PUSH, { is_writing: isWriting });
    },
    leave: () => {
      channel.leave();
    },
  };
}
