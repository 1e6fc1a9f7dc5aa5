import { uploadImage } from '@cairn/shared-contracts/api/uploads.calls';
import { type ApiError, toApiError, useUpload } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { account } from './api.ts';
import { type Crop, cropped, PHOTO_MIN } from './crop.ts';

export type PhotoProblem = 'type' | 'broken' | 'small';
const TYPES: readonly string[] = ['image/jpeg', 'image/png'];

/** what `upload` of the platform throws, beside the errors of the language */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;

/** A photo on its way: chosen, cut, uploaded, shown. */
export function usePhoto() {
  const upload = useUpload();
  const [update] = account.updateProfilePhoto.useMutation();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [error, setError] = useState<ApiError>();
  const [news, setNews] = useState<'changed' | 'removed'>();
  const [isBusy, setBusy] = useState(false);

  function begin() {
    setProblem(undefined);
    setError(undefined);
    setNews(undefined);
  }

  async function run(work: () => Promise<unknown>, done: 'changed' | 'removed') {
    setBusy(true);
    try {
      await work();
      setNews(done);
    } catch (refusal) {
      setError(isApiError(refusal) ? refusal : toApiError(refusal));
    } finally {
      setBusy(false);
    }
  }

  return {
    /** waits to be cut */
    picture,
    problem,
    error,
    news,
    isBusy,
    async choose(file: File) {
      begin();
      if (!TYPES.includes(file.type)) return setProblem('type');
      const decoded = await createImageBitmap(file).catch(() => null);
      if (!decoded) return setProblem('broken');
      if (Math.min(decoded.width, decoded.height) < PHOTO_MIN) return setProblem('small');
      setPicture(decoded);
    },
    forget: () => setPicture(undefined),
    async save(crop: Crop) {
      const file = picture && (await cropped(picture, crop));
      setPicture(undefined);
      if (!file) return setProblem('broken');
      await run(async () => {
        const { id } = await upload({ call: uploadImage, file, fields: { bucket: 'avatar' } });
        await update({ avatar_id: id }).unwrap();
      }, 'changed');
    },
    async remove() {
      begin();
      await run(() => update({ avatar_id: null }).unwrap(), 'removed');
    },
  };
}
