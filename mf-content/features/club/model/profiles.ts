/** provider profiles of the about page (specification §2) */
export const ABOUT_PROFILES = 5;
