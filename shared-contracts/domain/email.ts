/** longest address that mail servers take */
export const EMAIL_MAX = 254;

/**
 * One address: no spaces, no signs that separate or quote addresses, nothing that cannot be seen, a domain without empty parts.
 * Letters of all scripts are fine.
 */
export const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@(?:[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]+\.)+[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}.]{2,}$/u;
