import type { ReactNode } from 'react';
import type { FormControl } from './form-control.ts';
import { FormSummary } from './form-summary.tsx';
import { useKitMessages } from './kit-messages.ts';

export {
  type FieldBinding,
  type FormControl,
  type FormOptions,
  NOT_SENT_YET,
  type ToggleBinding,
} from './form-control.ts';
export type { Rules, ValidationMode } from './form-state.ts';
export { useRefusalMessages } from './problem-messages.ts';
export { useForm } from './use-form.ts';

export interface FormProps {
  /** of `useForm` */
  form: Pick<FormControl, 'submit' | 'failure' | 'failures' | 'formRef'>;
  /** What it keeps is somebody's data: a failure is headed "Error while saving data" (specification, section 2). */
  isSaving?: boolean;
  children: ReactNode;
  'aria-label'?: string;
  className?: string;
}

/** A form with our messages instead of the browser's, a summary of what is wrong above the fields, one sending at a time. */
export function Form({ form, isSaving = false, children, className, ...rest }: FormProps) {
  const t = useKitMessages();
  return (
    <form
      {...rest}
      ref={form.formRef}
      // a form that is sent before its script is there must not write a password into the address bar
      method="post"
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        // a form inside of a dialog is React's child of the page's own form
        event.stopPropagation();
        void form.submit();
      }}
    >
      {/* before anybody types: without scripts nothing of it can be sent */}
      <noscript>
        <p>{t('form.noScript')}</p>
      </noscript>
      <FormSummary failure={form.failure} failures={form.failures} formRef={form.formRef} isSaving={isSaving} />
      {children}
    </form>
  );
}
