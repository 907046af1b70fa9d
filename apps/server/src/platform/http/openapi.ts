import {
  type BodyShape,
  blob,
  commonProblems,
  type Endpoint,
  isMultipart,
  type ProblemCode,
  problemKinds,
  problemSentences,
  type Schema,
} from '@jinshu/api';
import { toJSONSchema } from 'zod/mini';
import { tokenHeader } from './auth.ts';

type Json = Record<string, unknown>;

/** The wire side of a schema: what is sent, before it becomes code words. */
function wireSchema(schema: Schema): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody(body: BodyShape): Json {
  if (!isMultipart(body)) return { required: true, content: { 'application/json': { schema: wireSchema(body) } } };
  const form = wireSchema(body.fields) as { properties?: Json; required?: string[] };
  const properties = { ...form.properties, [body.file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...form, properties, required: [...(form.required ?? []), body.file] } } },
  };
}

/** One answer per status, naming the codes that may come with it. */
function problemResponses(endpoint: Endpoint): Json {
  const codes = new Set<ProblemCode>([...commonProblems, ...(endpoint.problems ?? [])]);
  if (endpoint.access.of === 'public' && endpoint.method === 'GET') codes.delete('forbidden');
  if (endpoint.access.of === 'public') codes.delete('session-expired');
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(problemKinds[code].status, [...(byStatus.get(problemKinds[code].status) ?? []), code]);
  const entries = [...byStatus].map(([status, list]) => [
    String(status),
    {
      description: list.map((code) => `\`${code}\`: ${problemSentences[code]}`).join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

function operation(endpoint: Endpoint, operationId: string): Json {
  const { method, path, summary, params, query, body, response, access, changes } = endpoint;
  const needsToken = access.of !== 'public' && (method !== 'GET' || changes === true);
  const answer =
    response === blob
      ? {
          description: 'The bytes.',
          headers: { 'content-disposition': { description: 'The file name (RFC 6266).', schema: { type: 'string' } } },
          content: { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
        }
      : { description: summary, content: { 'application/json': { schema: wireSchema(response as Schema) } } };
  return {
    operationId,
    tags: [path.split('/')[1]],
    summary,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body && { requestBody: requestBody(body) }),
    responses: { 200: answer, ...problemResponses(endpoint) },
    security: access.of === 'public' ? [] : [{ session: [], ...(needsToken && { token: [] }) }],
  };
}

const problemSchema = {
  type: 'object',
  description: 'A problem: its text in one of four shapes, texts per field, and its code with the values of a sentence about it.',
  properties: {
    non_field_errors: { type: 'array', items: { type: 'string' } },
    detail: { type: 'string' },
    error: { type: 'string' },
    error_message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problemKinds).filter((code) => problemKinds[code as ProblemCode].status > 0) },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  additionalProperties: { type: 'array', items: { type: 'string' } },
};

/** Describes the mounted calls as an OpenAPI 3.1 document. `nameOf` gives a call's name in the contract. */
export function describeApi(endpoints: readonly Endpoint[], nameOf: (endpoint: Endpoint) => string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    (paths[path] as Json)[endpoint.method.toLowerCase()] = operation(endpoint, nameOf(endpoint));
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Jinshu',
      version: '1',
      description: 'The API of the Jinshu webmail. Every address may carry `_t`, which keeps caches away and means nothing.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'jinshu_session', description: 'Set by the login.' },
        token: {
          type: 'apiKey',
          in: 'header',
          name: tokenHeader,
          description: 'The token that the login answered; with every changing call.',
        },
      },
    },
  };
}
