/** specification §3, chat message: of a message on its way, and of a file that comes with it */
export const DELIVERY_STATUSES = ['waiting', 'loading', 'failed', 'success'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const ATTACHMENT_KINDS = ['image', 'file', 'video', 'voice'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** hours in which a message may still be edited or deleted by its writer */
export const MESSAGE_OPEN_HOURS = 24;
/** seconds after which somebody who "is writing" has stopped, unless it is said again: say it anew a second before */
export const WRITING_SECONDS = 6;

/** of a quick reply, characters */
export const REPLY_MAX = 500;
/** quick replies of one account */
export const REPLIES_MAX = 12;

/** of a voice note */
export const VOICE_MAX_SECONDS = 300;
/** bars of its waveform, each 0 to 100 */
export const WAVEFORM_BARS = 64;

/** Codes that the socket is closed with. After `policy` a client stays away, after `loggedOut` for a while; after the others it comes back. */
export const SOCKET_CLOSE = {
  loggedOut: 1000,
  /** not a frame of the protocol */
  unsupported: 1003,
  policy: 1008,
  /** the node restarts */
  restart: 1012,
  /** the socket was too slow or too busy: come back in a moment, what was missed is asked for */
  tryAgainLater: 1013,
} as const;
