import type { ChatAttachment } from '@cairn/shared-contracts/api/chat.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import { AlertCircleIcon, ClockIcon, FileTextIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { formatSize } from '@cairn/shared-contracts/ui/file-rules';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useMediaViewer } from '@cairn/shared-contracts/ui/use-media-viewer';
import css from './attachment.module.css';
import { VoiceNote } from './voice-note.tsx';

/** A file that came with a message. */
export function Attachment({ attachment }: { attachment: ChatAttachment }) {
  const { t } = useTranslation('mf-chat');
  const { locale } = usePlatform();
  const { name, size, url, kind, preview, download_status: status } = attachment;
  if (status !== 'success') {
    const isLost = status === 'failed';
    return (
      <p className={css.file} role="status">
        {isLost ? <AlertCircleIcon size={20} /> : <ClockIcon size={20} />}
        <span className={css.words}>
          <b>{name}</b>
          <span>{t(isLost ? 'attachment.lost' : 'attachment.coming')}</span>
        </span>
      </p>
    );
  }
  if (kind === 'image' && preview) return <ImageOf name={name} image={preview} />;
  if (kind === 'voice') return <VoiceNote voice={attachment} />;
  if (kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: people send each other what they have filmed, without captions
      <video className={css.video} src={url} controls preload="metadata" aria-label={name} />
    );
  }
  return (
    <a className={css.file} href={url} download={name}>
      <FileTextIcon size={20} />
      <span className={css.words}>
        <b>{name}</b>
        <span>{formatSize(size, locale)}</span>
      </span>
    </a>
  );
}

function ImageOf({ name, image }: { name: string; image: NonNullable<ChatAttachment['preview']> }) {
  const { t } = useTranslation('mf-chat');
  const { open, viewer } = useMediaViewer(name);
  const alt = image.alt || name;
  return (
    <>
      <button type="button" className={css.image} onClick={() => open([{ src: image.image, alt }], 0)}>
        <span className="vh">{t('attachment.open')}</span>
        <Picture src={image.image} alt={alt} ratio="4/3" sizes="260px" {...lookOf(image)} radius="var(--r-sm)" />
      </button>
      {viewer}
    </>
  );
}
