/** stands in the address in place of the link's token: the page is still the link's, not that of whoever is logged in */
export const OPENED_LINK = 'opened';
