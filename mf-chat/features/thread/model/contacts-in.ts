/** days, which nobody is called by */
const DATE = /(?<!\p{Nd})(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2})?)?)(?!\p{Nd})/gu;
const AT = /\s*[([{<]\s*(?:at|ät|@|ат|собака|艾特)\s*[)\]}>]\s*|\s+собака\s+/giu;
const DOT = /\s*[([{<]\s*(?:dot|punkt|точка|点|\.)\s*[)\]}>]\s*/giu;
const SPELT = /[\p{L}\p{N}._-]{2,}\s+(?:at|ät|собака)\s+[\p{L}\p{N}-]{2,}\s+(?:dot|punkt|точка)\s+\p{L}{2,}/iu;
const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/iu;
const MESSENGER = /(?:t\.me|wa\.me|vk\.com|viber\.\p{L}+|instagram\.com)\/|(?:^|\s)@[a-z]\w{3,}/iu;
/** the name of one, and after a colon somebody's name in it */
const HANDLE =
  /(?:telegram|whats\s?app|viber|signal|wechat|телеграмм?|ватсап|вотсап|вайбер|微信)\s*[:=]\s*@?[\p{L}\p{N}_.+-]{3,}/iu;
/** nine digits of whatever script are no price */
const PHONE = /\p{Nd}(?:[\s()._*·•-]*\p{Nd}){8,}/u;

/** as it is meant: without signs of no width, wide letters as letters */
const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** Whether somebody is about to give away how to be reached outside of the site. */
export function hasContacts(text: string): boolean {
  const said = plain(text);
  const written = said.replace(AT, '@').replace(DOT, '.');
  if ([EMAIL, MESSENGER].some((one) => one.test(written)) || HANDLE.test(said) || SPELT.test(said)) return true;
  return PHONE.test(said.replace(DATE, ';'));
}
