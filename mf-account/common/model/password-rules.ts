/** characters; the contract's own (`password` in api/user.schema). Longer is better, other rules are not (NIST SP 800-63B, 5.1.1.2) */
export const PASSWORD_MIN = 8;
