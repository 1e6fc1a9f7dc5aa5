/** Class names by which one field stands in the finder of the home page and another in the filters. */
export interface FieldLook {
  field: string | undefined;
  text: string | undefined;
  placeholder: string | undefined;
  label?: string | undefined;
  /** Whether the label stands in the field itself. */
  hasLabel: boolean;
}
