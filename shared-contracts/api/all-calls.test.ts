import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ALL_CALLS, CALLS_BY_FILE, nameOf } from './all-calls.ts';
import { ERROR_STATUS } from './error-codes.ts';

const files = (end: string) => readdirSync(import.meta.dirname).filter((file) => file.endsWith(end));

it('every file of calls is in the table', () => {
  expect(Object.keys(CALLS_BY_FILE).sort()).toEqual(files('.calls.ts').sort());
});

it('no two calls have one method and path', () => {
  const names = ALL_CALLS.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the codes that calls name are known', () => {
  const named = ALL_CALLS.flatMap(({ errors = [] }) => errors);
  expect(named.filter((code) => !Object.hasOwn(ERROR_STATUS, code))).toEqual([]);
});

it('endpoints are made of calls: none says a path or an argument of its own', () => {
  const bySelf = files('.endpoints.ts').filter((file) =>
    /injectScoped|\bbuild\b|\burl:|'\/(spa|crm|node-api)\//.test(
      readFileSync(`${import.meta.dirname}/${file}`, 'utf8'),
    ),
  );
  expect(bySelf).toEqual([]);
});
