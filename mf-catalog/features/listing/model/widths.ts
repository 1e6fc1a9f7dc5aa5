/** where the filters stand beside the tours: as in listing-page.module.css */
export const SIDEBAR_SHOWN = '(min-width: 992px)';
