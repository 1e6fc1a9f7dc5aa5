import { uploadFile, uploadImage, uploadVideo } from '@cairn/shared-contracts/api/uploads.calls';
import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@cairn/shared-contracts/domain/upload-limits';
import { useTranslation, useUpload } from '@cairn/shared-contracts/remote/platform';
import { fileProblem } from '@cairn/shared-contracts/ui/file-rules';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type SelectedFile, type UploadContext, useUploads } from '@cairn/shared-contracts/ui/use-uploads';
import type { OutgoingFile } from '../../../common/model/outbox.ts';

/** of one message after the other: each carries one file */
const FILES_MAX = 10;

/** what the api turns into sizes of its own; other pictures are handed on as they are */
const isPicture = ({ type }: File) => /^image\/(jpeg|png|webp|gif|avif|heic|heif)$/.test(type);
const isVideo = ({ type }: File) => type.startsWith('video/');
const maxBytes = (file: File) => (isVideo(file) ? VIDEO_MAX_BYTES : isPicture(file) ? IMAGE_MAX_BYTES : FILE_MAX_BYTES);

const namesOf = (refused: readonly { file: File }[]) => refused.map(({ file }) => file.name).join(', ');

export interface Attachments {
  files: readonly SelectedFile<OutgoingFile>[];
  /** what has arrived, in the order in which it was chosen */
  uploaded: readonly OutgoingFile[];
  isUploading: boolean;
  add(files: readonly File[]): void;
  retry(file: SelectedFile<OutgoingFile>): void;
  remove(file: SelectedFile<OutgoingFile>): void;
  /** they are on their way with their messages */
  clear(): void;
}

/** Files beside the words: uploaded as soon as they are chosen, sent with the message. */
export function useAttachments(): Attachments {
  const { t } = useTranslation('mf-chat');
  const upload = useUpload();
  const send = async (file: File, context: UploadContext): Promise<OutgoingFile> => {
    const { id } = isVideo(file)
      ? await upload({ call: uploadVideo, file, ...context })
      : isPicture(file)
        ? await upload({ call: uploadImage, file, fields: { bucket: 'chat' }, ...context })
        : await upload({ call: uploadFile, file, ...context });
    return { id, name: file.name, type: file.type };
  };
  const uploads = useUploads({ upload: send, onChange: () => undefined, rules: {}, maxFiles: FILES_MAX });
  return {
    files: uploads.files,
    uploaded: uploads.files.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.uploaded] : [])),
    isUploading: uploads.files.some(({ state }) => state.kind === 'uploading'),
    add: (files) => {
      const judged = files.map((file) => ({ file, problem: fileProblem(file, { maxSize: maxBytes(file) }) }));
      const right = judged.flatMap(({ file, problem }) => (problem ? [] : [file]));
      const refused = [...judged.filter(({ problem }) => problem), ...uploads.add(right)];
      const empty = refused.filter(({ problem }) => problem === 'empty');
      const others = refused.filter(({ problem }) => problem !== 'empty');
      if (empty.length > 0) toast({ tone: 'error', text: t('compose.empty', { names: namesOf(empty) }) });
      if (others.length > 0) toast({ tone: 'error', text: t('compose.refused', { names: namesOf(others) }) });
    },
    retry: uploads.retry,
    remove: (file) => void uploads.remove(file),
    clear: () => {
      for (const file of uploads.files) void uploads.remove(file);
    },
  };
}
