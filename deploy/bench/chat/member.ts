import { EventEmitter, once } from 'node:events';
import { joinRaw } from '@cairn/api/testing/channels/raw-member';
import { type Account, ask, type Room, ticketOf } from './people.ts';

interface Page {
  items: { revision: number }[];
  revision: number;
}

const LIMIT_MS = 20_000;
/** twice a minute, as every client: the api closes the socket of whoever is silent for a minute */
const BEAT_MS = 30_000;

/** One account in its chat: comes back by itself, and asks for what it has missed. */
export class Member {
  readonly room: Room;
  readonly #account: Account;
  readonly known = new Set<number>();
  /** revisions, as they come by the socket */
  readonly #heard = new EventEmitter();
  #isLeft = false;
  #close: () => void = () => undefined;

  constructor(room: Room, account: Account) {
    this.room = room;
    this.#account = account;
  }

  /**
   * In the chat, with every message that it has.
   * @param socketBase whom the socket goes to, where that is another: a site before the api
   * @throws where it is not let in, or was cut before it had what it missed; `onLost` tells only of what breaks later
   */
  async join(base: string, socketBase = base): Promise<void> {
    const ticket = await ticketOf(base, this.#account);
    const topic = `chat:${this.room.chatId}`;
    const { socket, response, beat } = await joinRaw(socketBase, { ticket, topic }, (data) => this.#hear(data));
    const beats = setInterval(() => void beat(), BEAT_MS).unref();
    const closed = new Promise<void>((resolve) => socket.once('close', resolve));
    void closed.then(() => clearInterval(beats));
    this.#close = () => socket.close();
    try {
      if (Number(response.revision) > this.known.size)
        await Promise.race([
          this.#fill(base),
          closed.then(() => {
            throw new Error('closed before it knew what it had missed');
          }),
        ]);
    } catch (error) {
      socket.terminate();
      throw error;
    }
    void closed.then(() => {
      if (!this.#isLeft) this.onLost();
    });
  }

  onLost: () => void = () => undefined;

  /**
   * Resolves once the message is known: many may wait, each for one of their own.
   * @throws where it has not come in time
   */
  async hears(revision: number, limitMs = LIMIT_MS): Promise<void> {
    if (this.known.has(revision)) return;
    await once(this.#heard, String(revision), { signal: AbortSignal.timeout(limitMs) }).catch((cause: unknown) => {
      const { chatId } = this.room;
      throw new Error(`message ${revision} of chat ${chatId} has not come after ${limitMs / 1_000} s`, { cause });
    });
  }

  leave(): void {
    this.#isLeft = true;
    this.#close();
  }

  async #fill(base: string): Promise<void> {
    const path = `get-messages?chat_id=${this.room.chatId}&since=${this.known.size}`;
    const { items } = await ask<Page>(base, this.#account.token, path);
    for (const { revision } of items) this.known.add(revision);
  }

  #hear(data: Buffer): void {
    // broadcasts of the api: [join_ref, ref, topic, event, payload]
    const [, , , event, payload] = JSON.parse(String(data)) as [
      unknown,
      unknown,
      string,
      string,
      { message: { revision: number } },
    ];
    if (event !== 'new_message') return;
    this.known.add(payload.message.revision);
    this.#heard.emit(String(payload.message.revision));
  }
}
