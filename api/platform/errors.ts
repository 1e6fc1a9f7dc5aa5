import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';

/** What a use case throws when the answer is "no": becomes the error body of specification §8 with this status and stable code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Partial<Pick<ErrorBody, 'type' | 'url' | 'errors'>>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: Partial<Pick<ErrorBody, 'type' | 'url' | 'errors'>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.extra = extra;
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, ...this.extra };
  }
}

export const notFound = (what: string, code = 'not_found') => new ApiError(404, code, `${what} not found`);
export const unauthorized = () => new ApiError(401, 'unauthorized', 'Log in to go on');
export const forbidden = () => new ApiError(403, 'forbidden', 'Sorry, you do not have permission to access this page.');
/** `errors`: field → messages */
export const invalid = (errors: Record<string, string[]>, message = 'Some fields need a look') =>
  new ApiError(422, 'validation_failed', message, { errors });
