/**
 * Writes a cookie of the whole site from a script, as the server writes its own: lax, and on https for https alone.
 * @param value as it stands in the cookie: the caller encodes what needs it
 * @param maxAge seconds; 0 takes the cookie away
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
