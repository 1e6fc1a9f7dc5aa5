import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { ErrorText } from './field.tsx';
import { useKitMessages } from './kit-messages.ts';
import { Link } from './link.tsx';
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

/** ICU takes the tags for its own: they come back as they were, and become links below. */
const TAGS = {
  terms: (words: readonly string[]) => `<terms>${words.join('')}</terms>`,
  privacy: (words: readonly string[]) => `<privacy>${words.join('')}</privacy>`,
};

/** Consent to the terms and to the processing of personal data. The documents open in a new tab: the form keeps its data. */
export function TermsCheckbox({
  isSelected,
  onChange,
  error,
  text,
  termsHref = '/agreement',
  privacyHref = '/privacy',
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
        {withLinks(text ?? t('termsCheckbox.text', TAGS), { terms: termsHref, privacy: privacyHref })}
      </Checkbox>
      {error ? <ErrorText id={errorId}>{error}</ErrorText> : null}
    </div>
  );
}

function withLinks(text: string, hrefs: Readonly<Record<string, string>>): ReactNode[] {
  // Splitting by a pattern with groups keeps them: plain, tag, words, plain, tag, words, plain.
  const parts = text.split(/<(terms|privacy)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const tag = parts[index - 1];
    if (index % 3 === 0) return part;
    if (index % 3 === 1 || tag === undefined) return null;
    return (
      <Link key={tag} href={hrefs[tag] ?? '/'} target="_blank">
        {part}
      </Link>
    );
  });
}
