import type { NotificationKind } from '@cairn/shared-contracts/api/user.schema';
import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';

/** Something to be delivered to a person. Plain text; `to` is what the channel addresses by: an e-mail or a phone. */
export interface Message {
  channel: CodeSender;
  to: string;
  subject: string;
  text: string;
  /** address that ends messages of this kind: mail programs show a button for it (RFC 8058) */
  unsubscribe?: string;
  /** what nobody needs: not delivered to an account whose owner has turned it off by then */
  optional?: { kind: NotificationKind; userId: number };
  /** the same words for e-mail programs that show HTML */
  html?: string;
  /** puts dates into the reader's calendar, or takes them out (platform/calendar-file.ts) */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | undefined;
}

/** Port: delivers a message or throws. May be called again for a message that was delivered (at least once). */
export interface MessageSender {
  /** @param key the same whenever the same message is sent again */
  send(message: Message, delivery: { key: string }): Promise<void>;
}
