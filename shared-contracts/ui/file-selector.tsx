import { type ReactNode, useId, useRef, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { ErrorText, fieldClass } from './field.tsx';
import { FileRow } from './file-row.tsx';
import { type FileProblem, type FileRules, formatSize } from './file-rules.ts';
import css from './file-selector.module.css';
import { UploadIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { type SelectedFile, type UploadsOptions, useUploads } from './use-uploads.ts';

export type { UploadContext } from './use-uploads.ts';

export interface FileSelectorProps<Uploaded>
  extends FileRules,
    Pick<UploadsOptions<Uploaded>, 'upload' | 'onChange' | 'onRemove'> {
  label: string;
  hint?: ReactNode;
  /** What the form says: "Required field". */
  error?: ReactNode;
  /** How many files; one by default. */
  maxFiles?: number;
  name?: string;
  isDisabled?: boolean;
  className?: string;
}

interface Refused {
  file: File;
  problem: FileProblem | 'tooMany';
}

/** Files from the disk: chosen, dropped or pasted, uploaded at once, each with its progress and a way to take it back. */
export function FileSelector<Uploaded>({
  label,
  hint,
  error,
  upload,
  onChange,
  onRemove,
  maxFiles = 1,
  name,
  isDisabled = false,
  className,
  ...rules
}: FileSelectorProps<Uploaded>) {
  const t = useKitMessages();
  const { locale } = useLocale();
  const id = useId();
  const chooseRef = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [news, setNews] = useState('');
  const [notRemoved, setNotRemoved] = useState<SelectedFile<Uploaded>['id']>();
  const { files, add, retry, remove } = useUploads({ upload, onChange, onRemove, rules, maxFiles });
  const isMultiple = maxFiles > 1 ? 'yes' : 'no';
  const accept = rules.accept ?? (rules.isImageOnly ? ['image/*'] : undefined);

  function messageText(problem: Refused['problem']): string {
    switch (problem) {
      case 'image':
        return t('validation.image');
      case 'wrongType':
        return t('fileSelector.wrongType');
      case 'empty':
        return t('fileSelector.empty');
      case 'tooLarge':
        return t('fileSelector.tooLarge', { size: formatSize(rules.maxSize ?? 0, locale) });
      case 'tooMany':
        return t('fileSelector.tooMany', { count: maxFiles });
    }
  }

  const take = (chosen: readonly File[]) => setRefused(add(chosen));

  async function takeAway(item: SelectedFile<Uploaded>) {
    setNotRemoved(undefined);
    if (!(await remove(item))) return setNotRemoved(item.id);
    setNews(t('fileSelector.removed', { name: item.file.name }));
    // the button that was pressed goes with its file: on to the one that chooses another
    chooseRef.current?.focus();
  }

  const note = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={note}
      className={cx(fieldClass.field, className)}
    >
      <span id={`${id}-label`} className={fieldClass.label}>
        {label}
      </span>
      <DropZone
        aria-label={t('fileSelector.dropZone')}
        isDisabled={isDisabled}
        className={cx(css.zone, Boolean(error) && css.invalid)}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const dropped = items.filter((item) => item.kind === 'file');
          take(await Promise.all(dropped.map((item) => item.getFile())));
        }}
      >
        <UploadIcon className={css.icon} />
        <FileTrigger
          allowsMultiple={maxFiles > 1}
          {...(accept ? { acceptedFileTypes: accept } : {})}
          onSelect={(list) => take(list ? [...list] : [])}
        >
          <Button
            ref={chooseRef}
            variant="secondary"
            size="sm"
            isDisabled={isDisabled}
            data-field={name}
            aria-describedby={note}
          >
            {t('fileSelector.choose', { isMultiple })}
          </Button>
        </FileTrigger>
        <span className={css.or}>{t('fileSelector.drop', { isMultiple })}</span>
      </DropZone>
      {hint && !error ? (
        <span id={`${id}-hint`} className={fieldClass.hint}>
          {hint}
        </span>
      ) : null}
      {error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}
      <div role="alert" className={css.refused}>
        {refused.map(({ file, problem }, index) => (
          // two files may well have one name, and the list never changes its order
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ErrorText key={index}>{`${file.name}: ${messageText(problem)}`}</ErrorText>
        ))}
      </div>
      {files.length > 0 ? (
        <ul aria-label={t('fileSelector.list')} className={css.list}>
          {files.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              isDisabled={isDisabled}
              isNotRemoved={item.id === notRemoved}
              onRetry={() => retry(item)}
              onRemove={() => void takeAway(item)}
            />
          ))}
        </ul>
      ) : null}
      <span role="status" className="vh">
        {news}
      </span>
    </div>
  );
}
