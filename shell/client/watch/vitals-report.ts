/** where a browser tells how the page that it was given did */
export const VITALS_PATH = '/composition/vitals';
