import css from './boxed-field.module.css';
import type { FieldLook } from './field-look.ts';

/** A field of dates that stands alone in a box of its own, with its label beside or above it. */
export const BOXED_FIELD: FieldLook = {
  field: css.field,
  text: undefined,
  placeholder: css.placeholder,
  hasLabel: false,
};
