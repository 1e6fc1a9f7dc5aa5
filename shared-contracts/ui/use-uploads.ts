import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../state/api-error.ts';
import { type FileRules, fileProblem } from './file-rules.ts';

export interface UploadContext {
  /** 0 to 1 */
  onProgress: (share: number) => void;
  /** the file was removed, or the page was left */
  signal: AbortSignal;
}

export type UploadState<Uploaded> =
  | { kind: 'uploading'; progress: number }
  | { kind: 'uploaded'; uploaded: Uploaded }
  /** `error`: what the api said; nothing when something else went wrong */
  | { kind: 'failed'; error: ApiError | undefined };

/** One chosen file; `id` is the list's own. */
export interface SelectedFile<Uploaded> {
  id: number;
  file: File;
  state: UploadState<Uploaded>;
}

export interface UploadsOptions<Uploaded> {
  upload: (file: File, context: UploadContext) => Promise<Uploaded>;
  /** Everything that is uploaded, after every change. */
  onChange: (uploaded: readonly Uploaded[]) => void;
  /** Takes an uploaded file away again; the file stays in the list until it has. */
  onRemove?: (uploaded: Uploaded) => unknown;
  rules: FileRules;
  maxFiles: number;
}

/** Files that are on their way to the server, each on its own. */
export function useUploads<Uploaded>({ upload, onChange, onRemove, rules, maxFiles }: UploadsOptions<Uploaded>) {
  const [files, setFiles] = useState<readonly SelectedFile<Uploaded>[]>([]);
  const filesRef = useRef(files);
  const controllers = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  function update(next: readonly SelectedFile<Uploaded>[]) {
    const before = uploadedOf(filesRef.current);
    filesRef.current = next;
    setFiles(next);
    const after = uploadedOf(next);
    if (after.length !== before.length || after.some((one, index) => one !== before[index])) onChange(after);
  }

  const setState = (id: number, state: UploadState<Uploaded>) =>
    update(filesRef.current.map((item) => (item.id === id ? { ...item, state } : item)));

  async function run(id: number, file: File) {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    setState(id, { kind: 'uploading', progress: 0 });
    try {
      const onProgress = (progress: number) => {
        if (!controller.signal.aborted) setState(id, { kind: 'uploading', progress });
      };
      const uploaded = await upload(file, { onProgress, signal: controller.signal });
      if (!controller.signal.aborted) setState(id, { kind: 'uploaded', uploaded });
    } catch (error) {
      if (controller.signal.aborted) return;
      // specification, section 8: a failed upload is logged
      console.warn(`the file ${file.name} was not uploaded`, error);
      setState(id, { kind: 'failed', error: isApiError(error) ? error : undefined });
    } finally {
      controllers.current.delete(id);
    }
  }

  return {
    files,
    /** @returns the files that are not taken, with what is wrong */
    add(chosen: readonly File[]) {
      const judged = chosen.map((file) => ({ file, problem: fileProblem(file, rules) }));
      const room = Math.max(maxFiles - filesRef.current.length, 0);
      const right = judged.filter(({ problem }) => problem === undefined);
      for (const { file } of right.slice(0, room)) {
        const id = nextId.current++;
        update([...filesRef.current, { id, file, state: { kind: 'uploading', progress: 0 } }]);
        void run(id, file);
      }
      return [
        ...judged.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : [])),
        ...right.slice(room).map(({ file }) => ({ file, problem: 'tooMany' as const })),
      ];
    },
    retry: ({ id, file }: SelectedFile<Uploaded>) => void run(id, file),
    async remove({ id, state }: SelectedFile<Uploaded>): Promise<boolean> {
      controllers.current.get(id)?.abort();
      try {
        if (state.kind === 'uploaded') await onRemove?.(state.uploaded);
      } catch (error) {
        console.warn('the file could not be removed', error);
        return false;
      }
      update(filesRef.current.filter((item) => item.id !== id));
      return true;
    },
  };
}

const uploadedOf = <Uploaded>(files: readonly SelectedFile<Uploaded>[]): Uploaded[] =>
  files.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.uploaded] : []));

/** what `upload` of the platform throws, beside the errors of the language */
const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;
