import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';

/** Something to be delivered to a person. Plain text; `to` is what the channel addresses by: an e-mail or a phone. */
export interface Message {
  channel: CodeSender;
  to: string;
  subject: string;
  text: string;
}

/** Port: delivers a message or throws. May be called again for a message that was delivered (at least once). */
export interface MessageSender {
  /** @param key the same whenever the same message is sent again */
  send(message: Message, delivery: { key: string }): Promise<void>;
}
