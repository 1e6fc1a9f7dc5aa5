/** '1.1.0' of 'mf-content' among what a page is composed of, as its manifest's address names it */
export function versionIn(manifestUrl: string, remote: string): string | undefined {
  const [path = ''] = manifestUrl.split('?');
  const header = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)).replace(/\.json$/, '');
  const found = header.split(',').find((part) => part.startsWith(`${remote}@`));
  return found?.slice(remote.length + 1);
}
