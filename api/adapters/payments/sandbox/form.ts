/** A form of Stripe's API: brackets nest, as in payment_method_data[card][number]=4242. */
export interface FormData {
  [key: string]: string | FormData;
}

const MAX_DEPTH = 6;

export function parseForm(text: string): FormData {
  const form: FormData = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) put(form, pathOf(key), value);
  return form;
}

const pathOf = (key: string): string[] => key.replaceAll(']', '').split('[').slice(0, MAX_DEPTH);

function put(form: FormData, [head = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[head] = value;
    return;
  }
  const inner = form[head];
  // no prototype, so that a field named __proto__ is a field
  const next: FormData = typeof inner === 'object' ? inner : Object.create(null);
  form[head] = next;
  put(next, rest, value);
}

export const textOf = (form: FormData, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};

export const groupOf = (form: FormData, name: string): FormData => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};
