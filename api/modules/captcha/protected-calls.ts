const USER = '/crm/api/user';
const CHAT = '/crm/api/chat';
const REQUEST = '/crm/api/request';

/** Specification §6: "upload, chat send, login, register and similar calls". The similar ones send mail, or publish what they get. */
export const PROTECTED_CALLS: ReadonlySet<string> = new Set([
  '/spa/upload-review-image',
  '/crm/api/image/upload',
  '/crm/api/file/upload',
  '/crm/api/file/upload-video',
  `${CHAT}/send-message`,
  `${CHAT}/get-chat-with-organizer`,
  `${USER}/register`,
  `${USER}/register-without-password`,
  `${USER}/auth`,
  `${USER}/send-auth-code`,
  `${USER}/auth-via-code`,
  `${REQUEST}/invite-tourist`,
  `${REQUEST}/send-link-code`,
  '/spa/review',
  '/spa/subscribe-tour-program',
  '/spa/tour-program-order-via-email',
  '/spa/tour-program-order-via-whatsapp',
  '/spa/submit-help-request',
  '/spa/add-new-organizer-request',
  '/spa/upload-help-file',
  '/crm/api/tour/complaint',
  '/crm/api/comparison/create',
  '/crm/api/comparison/vote',
]);

/** calls of the same kind that came later, by their last word; what goes to a number costs money, and the caller names it */
const ALIKE = new RegExp(
  `^${USER}/(redirect-auth-via-code|password-recovery|change-email|change-phone|send-confirmation-code|email-confirmation-request|reauthentication-code)$`,
);

export const isProtected = (path: string): boolean => PROTECTED_CALLS.has(path) || ALIKE.test(path);
