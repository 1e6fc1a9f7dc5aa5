import type { ChatPresence } from '@cairn/shared-contracts/api/chat.schema';
import type { ChatEvent, UserJoined } from '@cairn/shared-contracts/api/chat-events.schema';
import type { SocketTicket } from '@cairn/shared-contracts/remote/ticket-transport';

export interface LiveListener {
  onEvent?(event: ChatEvent): void;
  /**
   * True with every (re)join: from here on nothing is missed, what came before must be asked for.
   * @param joined what the join was answered with; undefined for who listens to a socket that has joined before
   */
  onOnline?(isOnline: boolean, joined?: UserJoined): void;
}

export interface LiveSocketOptions extends Required<LiveListener> {
  /** default: the site's own /socket */
  endpoint?: string;
  /** the account whose events are wanted */
  userId: number;
  /** null: nobody is logged in any more */
  getTicket(): Promise<SocketTicket | null>;
  /** how long it stays away after its session has ended, ms */
  loggedOutMs?: number;
}

/** One chat as its two sides share it while they look at it. */
export interface ChatTopic {
  /** says that this side writes, or has stopped */
  write(isWriting: boolean): void;
  leave(): void;
}

export interface LiveSocket {
  join(chatId: number, onPresence: (presence: ChatPresence) => void): ChatTopic;
  /** the browser has lost its line: a dead socket is noticed a heartbeat later otherwise */
  lineLost(): void;
  lineBack(): void;
  /** for good */
  close(): void;
}
