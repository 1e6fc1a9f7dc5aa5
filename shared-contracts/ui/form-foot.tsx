import { DOCUMENT_TAGS, withDocumentLinks } from './document-links.tsx';
import css from './form-foot.module.css';
import { useKitMessages } from './kit-messages.ts';

export interface FormFootProps {
  /** What pressing the button means: `agree` to the terms, `accept` them by going on, or nothing of the kind. */
  says?: 'agree' | 'accept' | 'nothing';
}

/** Under the button of a form (specification §2): pressing it means agreeing, and a captcha keeps robots out. */
export function FormFoot({ says = 'agree' }: FormFootProps) {
  const t = useKitMessages();
  return (
    <p className={css.note}>
      {says === 'nothing' ? null : <>{withDocumentLinks(t(`formFoot.${says}`, DOCUMENT_TAGS))} </>}
      {t('formFoot.captcha')}
    </p>
  );
}
