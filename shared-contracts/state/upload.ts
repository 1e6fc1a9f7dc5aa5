import type { ReducedCall } from '../api/define-call.ts';
import { type ApiError, toApiError } from './api-error.ts';
import type { CallTransport } from './call-transport.ts';
import { CAPTCHA_HEADER, captchaAsked, solveCaptcha } from './captcha.ts';
import { sendForm } from './send-form.ts';

/** a call that takes a file */
export type UploadCall = Pick<ReducedCall, 'path'> & { upload: { field: string } };

export interface UploadRequest<C extends UploadCall = UploadCall> {
  call: C;
  file: File;
  /** the form's other fields */
  fields?: Readonly<Record<string, string>>;
  /** 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

const refusalOf = (status: number | 'FETCH_ERROR', data: unknown): ApiError => toApiError({ status, data });

/**
 * Sends one file as a form. A large file is not sent twice: whether a captcha is needed is asked first.
 * @throws ApiError (not an Error), as `unwrap()` of a mutation and `toApiError` together would give
 */
export async function upload(transport: CallTransport, { call, ...request }: UploadRequest): Promise<unknown> {
  const form = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(request.fields ?? {})) body.append(name, value);
    body.append(call.upload.field, request.file, request.file.name);
    return body;
  };
  let proof = await solveCaptcha(transport);
  for (let isLast = false; ; isLast = true) {
    const headers = { ...transport.headers(), ...(proof ? { [CAPTCHA_HEADER]: proof } : {}) };
    const answer = await sendForm(transport, { ...request, path: call.path, body: form(), headers });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    const refusal = refusalOf(answer.status === 0 ? 'FETCH_ERROR' : answer.status, answer.body);
    const asked = captchaAsked(answer.status, answer.body);
    proof = asked && !isLast ? await solveCaptcha(transport, asked) : undefined;
    if (proof === undefined) throw refusal;
  }
}
