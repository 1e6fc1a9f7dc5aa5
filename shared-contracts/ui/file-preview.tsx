import { useEffect, useState } from 'react';
import css from './file-selector.module.css';
import { FileTextIcon } from './icons.tsx';

/** What browsers draw; of any other file, and of a picture that is none, there is the icon. */
const PICTURE = /^image\/(avif|gif|jpeg|png|webp)$/;

/** A chosen picture as it is, so that it is seen which one it was. */
export function FilePreview({ file }: { file: File }) {
  const [source, setSource] = useState('');
  useEffect(() => {
    if (!PICTURE.test(file.type)) return;
    const made = URL.createObjectURL(file);
    setSource(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (source === '') return <FileTextIcon className={css.icon} />;
  // its name stands beside it
  return <img src={source} alt="" width={48} height={48} className={css.preview} onError={() => setSource('')} />;
}
