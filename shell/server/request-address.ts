const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** An address whose percent signs mean nothing ('/%', '/%ff') is answered as a page like any other: the signs stand for themselves. */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The page's address on the site's own origin, whatever the request line says of hosts ('//other.example', 'GET http://…'). */
export function pageAddress(url: string, publicUrl: string): URL {
  const path = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/';
  return new URL(publicUrl + (path.startsWith('/') ? path : `/${path}`));
}
