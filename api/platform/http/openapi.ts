import { errorBody } from '@cairn/shared-contracts/api/common.schema';
import { ERROR_STATUS, errorCodesOf } from '@cairn/shared-contracts/api/error-codes';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  // OpenAPI 3.1 schemas are JSON Schema 2020-12; a transform has no shape of its own and is shown as "anything"
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function parameters(query: z.ZodMiniType | undefined): Json[] {
  if (!query) return [];
  // queries are objects, and these two are how JSON Schema writes one
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });
/** a form with the file beside the other fields; JSON too where there are any */
function requestContent({ body, upload }: Call): Json {
  const fields = body ? jsonSchema(body, 'input') : { type: 'object' };
  if (!upload) return content(fields);
  const file = { type: 'string', format: 'binary' };
  // the form is an object, and so are its properties in JSON Schema
  const properties = { ...(fields.properties as Json | undefined), [upload.field]: file };
  return { 'multipart/form-data': { schema: { ...fields, properties } }, ...(body ? content(fields) : {}) };
}
/** the codes of a call by their status, each with the one error shape */
function refusals(call: Call): Record<string, Json> {
  const byStatus = Object.groupBy(errorCodesOf(call), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.join(', '),
        content: content({
          allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
        }),
      },
    ]),
  );
}

function operation(call: Call): Json {
  const takesToken = call.auth === 'required' ? [{ token: [] }] : call.auth === 'optional' ? [{ token: [] }, {}] : [];
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^a-zA-Z0-9]+(.)/g, (_all, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [call.tag],
    security: takesToken,
    parameters: [
      ...parameters(call.query),
      { $ref: '#/components/parameters/Language' },
      { $ref: '#/components/parameters/Currency' },
    ],
    ...(call.body || call.upload ? { requestBody: { required: true, content: requestContent(call) } } : {}),
    responses: {
      200: {
        description: 'OK',
        content: call.file
          ? { [call.file]: { schema: { type: 'string', format: 'binary' } } }
          : content(jsonSchema(call.answer, 'output')),
      },
      ...(call.pageInstead
        ? { 303: { description: 'To the page of the site, instead of 404 or 410, for what accepts text/html' } }
        : {}),
      ...refusals(call),
    },
  };
}

const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
});

/** The calls as an OpenAPI 3.1 document, from the schemas that serve them. */
export function openApiDocument(calls: readonly Call[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version,
      description:
        'Amounts are integer minor units of their currency; dates are YYYY-MM-DD; instants are ISO 8601 in UTC.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Authorization' } },
      parameters: {
        Captcha: header(
          'X-Captcha',
          'The solution of /spa/captcha-challenge, after a 429 of type captcha or hard_captcha',
        ),
        Language: header('X-Language', 'ISO locale, default en-US'),
        Currency: header('X-Currency', 'ISO 4217 code that prices are shown in, default USD'),
      },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  };
}
