import { UploadIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type DragEvent, type ReactNode, useState } from 'react';
import css from './thread-view.module.css';

export interface DropZoneProps {
  /** names the section */
  label: string;
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A conversation takes files that are dropped anywhere on it; the paper clip does the same by keyboard. */
export function DropZone({ label, isOff, onFiles, children }: DropZoneProps) {
  const { t } = useTranslation('mf-chat');
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      className={css.main}
      // on phones
      data-whole-window=""
      // what leaves it with the focus hands it to the conversation
      tabIndex={-1}
      aria-label={label}
      onDragOver={(event) => {
        if (isOff || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (isOff || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver ? (
        <p className={css.drop}>
          <UploadIcon size={28} />
          {t('compose.drop')}
        </p>
      ) : null}
    </section>
  );
}
