/** What opens one socket, once. */
export interface SocketTicket {
  ticket: string;
}

export interface TicketSource {
  /** asked for each connection anew; null: nobody is logged in any more. A rejection is a line that is away: the client tries again. */
  getTicket(): Promise<SocketTicket | null>;
  onNobody(): void;
}

type Handler<E> = ((event: E) => void) | null;

/** the part of the standard WebSocket that the Phoenix client uses */
interface Transport {
  binaryType: BinaryType;
  onopen: Handler<Event>;
  onmessage: Handler<MessageEvent>;
  onerror: Handler<unknown>;
  onclose: Handler<Pick<CloseEvent, 'code' | 'reason' | 'wasClean'>>;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(data: string | ArrayBuffer): void;
  close(code?: number, reason?: string): void;
}
type TransportClass = new (endpoint: string, protocols?: string | string[]) => Transport;

const { CONNECTING, OPEN, CLOSED } = { CONNECTING: 0, OPEN: 1, CLOSED: 3 } as const;
/** as browsers say of a connection that was never there */
const NO_CONNECTION = 1006;

/**
 * A transport for the Phoenix client whose every connection begins with a ticket of its own. The client reconnects for many reasons (a
 * timer, a tab that is shown again, a page out of the back/forward cache) and only knows parameters that are there already, so that it
 * would come with a ticket that is used up, or with none.
 */
export function ticketTransport({ getTicket, onNobody }: TicketSource): TransportClass {
  return class TicketTransport implements Transport {
    binaryType: BinaryType = 'arraybuffer';
    onopen: Handler<Event> = null;
    onmessage: Handler<MessageEvent> = null;
    onerror: Handler<unknown> = null;
    onclose: Handler<Pick<CloseEvent, 'code' | 'reason' | 'wasClean'>> = null;
    #socket: WebSocket | null = null;
    #isClosed = false;

    constructor(endpoint: string, protocols?: string | string[]) {
      void this.#open(endpoint, protocols);
    }

    get readyState(): number {
      if (this.#isClosed) return CLOSED;
      return this.#socket?.readyState ?? CONNECTING;
    }

    get bufferedAmount(): number {
      return this.#socket?.bufferedAmount ?? 0;
    }

    send(data: string | ArrayBuffer): void {
      if (this.readyState === OPEN) this.#socket?.send(data);
    }

    close(code?: number, reason?: string): void {
      if (this.#socket) this.#socket.close(code, reason);
      else this.#end();
    }

    async #open(endpoint: string, protocols: string | string[] | undefined): Promise<void> {
      const answer = await getTicket().catch(() => undefined);
      if (this.#isClosed) return;
      if (!answer) {
        this.#end();
        if (answer === null) onNobody();
        return;
      }
      const mark = endpoint.includes('?') ? '&' : '?';
      const socket = new WebSocket(`${endpoint}${mark}ticket=${encodeURIComponent(answer.ticket)}`, protocols);
      this.#socket = socket;
      socket.binaryType = this.binaryType;
      socket.onopen = (event) => this.onopen?.(event);
      socket.onmessage = (event) => this.onmessage?.(event);
      socket.onerror = (event) => this.onerror?.(event);
      socket.onclose = (event) => this.onclose?.(event);
    }

    #end(): void {
      if (this.#isClosed) return;
      this.#isClosed = true;
      // as a socket does, never within the call that caused it
      queueMicrotask(() => this.onclose?.({ code: NO_CONNECTION, reason: '', wasClean: false }));
    }
  };
}
