/** JSON that may stand in an inline script: nothing in it can end the element or the string */
export const inScript = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
