import { useCallback } from 'react';
import type { AnswerOf } from '../api/define-call.ts';
import { importLate } from '../remote/import-late.ts';
import { toApiError } from './api-error.ts';
import type { CallTransport } from './call-transport.ts';
import { uploadBegun, uploadEnded } from './changes.ts';
import { useDispatch } from './store-context.ts';
import type { UploadCall, UploadRequest } from './upload.ts';

const loadSender = () => import('./upload.ts');

/** `const upload = useUpload()`: sends files of the page with progress. What sends them comes with the first file. */
export function useUpload(): <C extends UploadCall>(request: UploadRequest<C>) => Promise<AnswerOf<C>> {
  const dispatch = useDispatch();
  return useCallback(
    async <C extends UploadCall>(request: UploadRequest<C>) => {
      // a thunk that only asks what the store's calls go through; react-redux types dispatch without thunks, which every store here takes
      const ask = (_dispatch: unknown, _getState: unknown, extra: CallTransport) => extra;
      const transport = dispatch(ask as never) as unknown as CallTransport;
      const sender = await importLate(loadSender).catch(() => Promise.reject(toApiError({ status: 'FETCH_ERROR' })));
      dispatch(uploadBegun());
      try {
        // what the call promises: the shell's server checks it
        return (await sender.upload(transport, request)) as AnswerOf<C>;
      } finally {
        dispatch(uploadEnded());
      }
    },
    [dispatch],
  );
}
