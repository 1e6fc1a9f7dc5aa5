import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { ErrorCode } from '@cairn/shared-contracts/api/error-codes';
import type en from '../i18n/en-US.json';
import { inEnglish, type Message, type MessageKey, type MessageParams, messageText } from './messages.ts';

/** each has a message of its own, `refused` in api/i18n */
export type RefusalCode = ErrorCode;
/** a broken rule of specification §5, by its code */
export type RuleCode = keyof (typeof en)['validation'];

export interface RefusalOptions extends Partial<Pick<ErrorBody, 'type' | 'url'>> {
  /** another message than the code's own */
  says?: MessageKey;
  params?: MessageParams;
  /** the field of the form that the message stands at as well */
  field?: string;
  /** field → what is wrong with it */
  errors?: Readonly<Record<string, readonly Message[]>>;
  /** seconds after which another try may pass: the header Retry-After */
  retryAfter?: number;
  /** what the page, not the person, reads among the fields: name → value */
  facts?: Readonly<Record<string, string>>;
}

/**
 * What a use case throws when the answer is "no": becomes the error body of specification §8 with this status and stable code,
 * in the language of the request. Its own `message` is English: that is what logs say.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** whole seconds, with every 429 */
  readonly retryAfter: number | undefined;
  readonly #message: Message;
  readonly #options: RefusalOptions;

  constructor(status: number, code: RefusalCode, options: RefusalOptions = {}) {
    const message: Message = { key: options.says ?? `refused.${code}`, params: options.params };
    super(inEnglish(message));
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfter = options.retryAfter === undefined ? undefined : Math.max(1, Math.ceil(options.retryAfter));
    this.#message = message;
    this.#options = options;
  }

  /** @param language ISO locale of the reader, 'de-DE' */
  toBody(language: string): ErrorBody {
    const { type, url, field, errors, facts = {} } = this.#options;
    const atFields = { ...errors, ...(field ? { [field]: [this.#message] } : {}) };
    const told = Object.entries(atFields).map(([name, message]) => [
      name,
      message.map((one) => messageText(one, language)),
    ]);
    const known = Object.entries(facts).map(([name, value]) => [name, [value]]);
    return {
      message: messageText(this.#message, language),
      code: this.code,
      ...(type ? { type } : {}),
      ...(url ? { url } : {}),
      ...(told.length + known.length > 0 ? { errors: Object.fromEntries([...told, ...known]) } : {}),
    };
  }
}

/** a broken rule, to stand at a field */
export const broken = (rule: RuleCode, params?: MessageParams): Message => ({ key: `validation.${rule}`, params });

/** @param retryAfter seconds: whoever is told to wait is told how long */
export const tooMany = (
  code: 'too_many_requests' | 'too_many_tries' | 'captcha_required' | 'hard_captcha_required',
  retryAfter: number,
  options: Omit<RefusalOptions, 'retryAfter'> = {},
) => new ApiError(429, code, { ...options, retryAfter });

export const notFound = (code: RefusalCode) => new ApiError(404, code);
export const unauthorized = () => new ApiError(401, 'unauthorized');
export const forbidden = () => new ApiError(403, 'forbidden');
/** @param errors field → what is wrong with it; `message` of the answer says that some fields need a look */
export const invalid = (errors: Readonly<Record<string, readonly Message[]>>) =>
  new ApiError(422, 'validation_failed', { errors });
