import { useCallback } from 'react';
import { type ApiError, toApiError } from './api-error.ts';
import type { CallTransport } from './call-transport.ts';
import { CAPTCHA_HEADER, captchaAsked, solveCaptcha } from './captcha.ts';
import { sendForm } from './send-form.ts';
import { useDispatch } from './store-context.ts';

export interface UploadRequest {
  /** of specification §7: '/spa/upload-review-image' */
  path: string;
  /** name of the form's field with the file */
  field: string;
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
export async function upload(transport: CallTransport, request: UploadRequest): Promise<unknown> {
  const form = () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(request.fields ?? {})) body.append(name, value);
    body.append(request.field, request.file, request.file.name);
    return body;
  };
  let proof = await solveCaptcha(transport);
  for (let isLast = false; ; isLast = true) {
    const headers = { ...transport.headers(), ...(proof ? { [CAPTCHA_HEADER]: proof } : {}) };
    const answer = await sendForm(transport, { ...request, body: form(), headers });
    if (answer.status >= 200 && answer.status < 300) return answer.body;
    const refusal = refusalOf(answer.status === 0 ? 'FETCH_ERROR' : answer.status, answer.body);
    const asked = captchaAsked(answer.status, answer.body);
    proof = asked && !isLast ? await solveCaptcha(transport, asked) : undefined;
    if (proof === undefined) throw refusal;
  }
}

/** `const upload = useUpload()`: sends files of the page with progress. The answer's shape is the call's contract. */
export function useUpload(): <Answer>(request: UploadRequest) => Promise<Answer> {
  const dispatch = useDispatch();
  return useCallback(
    async <Answer>(request: UploadRequest) => {
      // a thunk that only asks what the store's calls go through
      const ask = (_dispatch: unknown, _getState: unknown, extra: CallTransport) => extra;
      const transport = dispatch(ask as never) as unknown as CallTransport;
      return (await upload(transport, request)) as Answer;
    },
    [dispatch],
  );
}
