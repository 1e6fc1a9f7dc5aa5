/** an address, a phone number or a messenger's link: nine digits are no price and no date */
const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const MESSENGER = /(?:t\.me|wa\.me|vk\.com|viber\.|instagram\.com)\/|(?:^|\s)@[a-z]\w{3,}/i;
const PHONE = /\+?\d(?:[\s().-]*\d){8,}/;

/** Whether somebody is about to give away how to be reached outside of the site. */
export const hasContacts = (text: string): boolean => EMAIL.test(text) || MESSENGER.test(text) || PHONE.test(text);
