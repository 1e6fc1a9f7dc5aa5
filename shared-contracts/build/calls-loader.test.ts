import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import callsLoader from './calls-loader.mjs';

const API = join(import.meta.dirname, '../api');
const reduced = async (file: string) => {
  const resourcePath = join(API, file);
  return callsLoader.call({ resourcePath }, await readFile(resourcePath, 'utf8'));
};

it('of a call a bundle gets method and path, and no schema', async () => {
  expect(await reduced('climate.calls.ts')).toBe('export const placeClimate = {"path":"/spa/place-climate"};\n');
});

it('of a POST with a query it also gets the names that belong there', async () => {
  expect(await reduced('request.calls.ts')).toContain(
    'export const cancelRequest = {"method":"POST","path":"/crm/api/request/cancel","queryNames":["uuid"]};\n',
  );
});

it('of a GET for users alone it gets that', async () => {
  expect(await reduced('favourites.calls.ts')).toContain(
    'export const favouriteTours = {"path":"/crm/api/user/favourite-tours","auth":"required"};\n',
  );
});

it('of a call that takes a file it gets the field for it', async () => {
  expect(await reduced('uploads.calls.ts')).toContain(
    'export const uploadReviewImage = {"method":"POST","path":"/spa/upload-review-image","upload":{"field":"image"}};\n',
  );
});

it('a file that exports something else is refused', async () => {
  await expect(reduced('error-codes.ts')).rejects.toThrow('exports ERROR_STATUS, no call');
});
