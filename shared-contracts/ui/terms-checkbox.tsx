import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { DOCUMENT_HREFS, DOCUMENT_TAGS, withDocumentLinks } from './document-links.tsx';
import { ErrorText } from './field.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './terms-checkbox.module.css';

export interface TermsCheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  error?: string;
  /** The sentence, with `<terms>` and `<privacy>` around the words that lead to the two documents. */
  text?: string;
  termsHref?: string;
  privacyHref?: string;
  name?: string;
  isDisabled?: boolean;
  className?: string;
}

/** Consent to the terms and to the processing of personal data. The documents open in a new tab: the form keeps its data. */
export function TermsCheckbox({
  isSelected,
  onChange,
  error,
  text,
  termsHref = DOCUMENT_HREFS.terms,
  privacyHref = DOCUMENT_HREFS.privacy,
  name,
  isDisabled,
  className,
}: TermsCheckboxProps) {
  const t = useKitMessages();
  const errorId = useId();
  return (
    <div className={className ? `${css.terms} ${className}` : css.terms}>
      <Checkbox
        isSelected={isSelected}
        onChange={onChange}
        isInvalid={Boolean(error)}
        isRequired
        name={name}
        isDisabled={isDisabled}
        aria-describedby={error ? errorId : undefined}
      >
        {withDocumentLinks(text ?? t('termsCheckbox.text', DOCUMENT_TAGS), { terms: termsHref, privacy: privacyHref })}
      </Checkbox>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  );
}
