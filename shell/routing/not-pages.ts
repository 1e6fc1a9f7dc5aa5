/** the server answers these itself: they are no pages of the router */
export const NOT_PAGES = /^\/(api|cdn|assets|media|icons|dev|socket)(\/|$)/;
