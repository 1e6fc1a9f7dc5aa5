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
  send(message: Message): Promise<void>;
}
