/** An answer of Stripe's that says no: https://docs.stripe.com/api/errors */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: { type: string; message: string } & Record<string, unknown>) {
    super(body.message);
    this.name = 'StripeFault';
    this.status = status;
    this.body = body;
  }
}

export const badRequest = (message: string, param?: string, code?: string) =>
  new StripeFault(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });
export const missing = (kind: string, id: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
export const badKey = () =>
  new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
