// A file of calls → method and path of each: what a bundle needs of a definition. Its schemas would cost every visitor kilobytes; they
// are read by the api, by the shell's server and by tests, which import the file as it stands.
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** the definitions as they are now: a build that watches reads a changed file anew */
const definitionsOf = (file, source) =>
  import(`${pathToFileURL(file).href}?${createHash('sha256').update(source).digest('hex').slice(0, 12)}`);

export default async function callsLoader(source) {
  const calls = Object.entries(await definitionsOf(this.resourcePath, source));
  return calls
    .map(([name, { method, path, auth, queryNames, upload }]) => {
      if (method === undefined || path === undefined) throw new Error(`${this.resourcePath} exports ${name}, no call`);
      // most are GET: that goes without saying
      const reduced = {
        method: method === 'GET' ? undefined : method,
        path,
        auth: method === 'GET' && auth === 'required' ? auth : undefined,
        queryNames,
        upload: upload && { field: upload.field },
      };
      return `export const ${name} = ${JSON.stringify(reduced)};\n`;
    })
    .join('');
}
