import { type ClipboardEvent, type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { CODE_LENGTH } from '../domain/limits.ts';
import css from './code-input.module.css';
import { cx } from './cx.ts';
import { ErrorText, fieldClass } from './field.tsx';

export interface CodeInputProps {
  label: string;
  /** Digits of the code. */
  length?: number;
  /** Called once, when the last digit is in. */
  onComplete: (code: string) => void;
  onChange?: (code: string) => void;
  /** A wrong code: the boxes shake and empty themselves, focus stays. */
  error?: string;
  /** Raise it with every refused code, so that the same message twice still shakes and clears. */
  attempt?: number;
  isDisabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  className?: string;
}

/** Boxes get narrower where they do not fit; the input ends where they do. Px, as in the style sheet. */
const BOX_WIDTH = 56;
const BOX_GAP = 10;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A one-time code: one real input drawn as boxes, so that autofill and screen readers see a single field. */
export function CodeInput({
  label,
  length = CODE_LENGTH,
  onComplete,
  onChange,
  error,
  attempt = 0,
  isDisabled = false,
  autoFocus = false,
  name,
  className,
}: CodeInputProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const boxesRef = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same error counts
  useEffect(() => {
    if (!error) return;
    setCode('');
    inputRef.current?.focus();
    restartAnimation(boxesRef.current, css.shake);
  }, [error, attempt]);

  function take(next: string) {
    if (next === code) return;
    setCode(next);
    onChange?.(next);
    if (next.length === length) onComplete(next);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const text = event.clipboardData.getData('text').trim();
    if (text.length === length && digitsOf(text) === text) take(text);
  }

  const boxes = Array.from({ length }, (_, index) => index);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={fieldClass.label}>
        {label}
      </label>
      <div
        ref={boxesRef}
        // custom properties are missing from CSSProperties
        style={{ '--boxes': `${length * (BOX_WIDTH + BOX_GAP) - BOX_GAP}px` } as CSSProperties}
        className={cx(css.boxes, error && css.invalid, isDisabled && css.disabled)}
      >
        {boxes.map((index) => (
          <span
            key={index}
            aria-hidden="true"
            className={cx(css.box, index === Math.min(code.length, length - 1) && css.active)}
          >
            {code[index]}
          </span>
        ))}
        <input
          ref={inputRef}
          id={id}
          name={name}
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={length}
          value={code}
          disabled={isDisabled}
          // The step exists only to take this code: the caret belongs here.
          // biome-ignore lint/a11y/noAutofocus: see above
          autoFocus={autoFocus}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => take(digitsOf(event.target.value).slice(0, length))}
          onPaste={paste}
        />
      </div>
      <div role="alert">{error ? <ErrorText id={`${id}-error`}>{error}</ErrorText> : null}</div>
    </div>
  );
}

function restartAnimation(element: HTMLElement | null, className: string | undefined) {
  if (!element || !className) return;
  element.classList.remove(className);
  // Reading a measure makes the browser notice that the class was gone.
  void element.offsetWidth;
  element.classList.add(className);
}
