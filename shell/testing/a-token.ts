/** an opaque token of the api's shape that says in a test whose it is */
export const aToken = (name: string): string => name.replaceAll(' ', '_').padEnd(43, '-');
