import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calls, createCaptcha } from '../../modules/index.ts';
import { createSqlSearch } from '../../modules/tours/search/sql/sql-search.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; schema?: object; $ref?: string }[];
  requestBody?: { content: { 'application/json': { schema: object } } };
  responses: { 200: { content: { 'application/json': { schema: object } } } };
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

describe('the description of the calls', () => {
  it('has every call with its answer, and no two of the same name', async () => {
    const { body } = await api.get<Document>('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const served = calls(api.services, createSqlSearch(api.db), createCaptcha(api.services)).map(
      (call) => `${call.method.toLowerCase()} ${call.path}`,
    );
    expect(described.sort()).toEqual(served.sort());

    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { responses } of operations)
      for (const { schema } of Object.values(responses[200].content)) expect(schema).toEqual(expect.any(Object));
  });

  it('names the codes that a call may be refused with, by status', async () => {
    const { body } = await api.get<Document>('/openapi.json');
    const { responses } = body.paths['/spa/tour']?.get ?? {};
    expect(responses).toMatchObject({
      404: { description: 'tour_not_found' },
      410: { description: 'tour_is_gone' },
      422: { description: 'validation_failed' },
    });
  });

  it('resolves all of its references', async () => {
    const { body } = await api.get<Document>('/openapi.json');
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, group = '', name = ''] of references) expect(body.components[group]?.[name]).toBeDefined();
  });

  it('names the parameters of the search', async () => {
    const { body } = await api.get<Document>('/openapi.json');
    const names = body.paths['/spa/tours-page']?.get?.parameters.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['difficulty', 'dateFrom', 'priceMax', 'expand']));
  });
});
