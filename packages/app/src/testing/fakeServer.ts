import { blob, type CallInput, type CallOutput, type Endpoint, Problem, problemBody, type Schema } from '@jinshu/api';
import { createApiClient } from '@jinshu/api/client';

/** Fake response to one call of the contract, in code names. A response that breaks the contract doesn't compile. */
export interface FakeAnswer {
  endpoint: Endpoint;
  give: (input: never) => unknown;
}

/** Declares an answer. It may throw a `Problem`; `offline` stands for a server that cannot be reached. */
export const answer = <const E extends Endpoint>(
  endpoint: E,
  give: (input: CallInput<E>) => CallOutput<E> | Promise<CallOutput<E>>,
): FakeAnswer => ({ endpoint, give });

/** A call that was made, in code words. */
export interface FakeCall {
  endpoint: Endpoint;
  input: { params?: unknown; query?: unknown; body?: unknown };
}

/** A server that keeps the contract, without a network. */
export interface FakeServer {
  fetch: typeof fetch;
  /** Every call so far. */
  calls: readonly FakeCall[];
  /** The inputs of the calls of one endpoint. */
  callsOf: (endpoint: Endpoint) => FakeCall['input'][];
}

const probe = { method: 'POST', path: '/probe/', access: { of: 'public' }, summary: 'Carries what is to be read or written.' } as const;
const prefix = 'http://fake.example/api';

/** Writes code words as the wire has them: a client writes what it sends, so it is given the answer to send. */
async function write(schema: Schema, code: unknown): Promise<string> {
  let written = '';
  const client = createApiClient({
    prefix,
    fetch: async (input, init) => {
      written = await new Request(input, init).text();
      return new Response();
    },
  });
  await client.call({ ...probe, body: schema, response: blob }, { body: code });
  return written;
}

/** Reads the wire into code words, the same way round the other side. `undefined` where the contract refuses it. */
async function read(schema: Schema | undefined, wire: unknown): Promise<{ code: unknown } | undefined> {
  if (!schema) return { code: undefined };
  const client = createApiClient({ prefix, fetch: async () => Response.json(wire) });
  try {
    return { code: await client.call({ ...probe, response: schema }) };
  } catch {
    return undefined;
  }
}

/** Returns the parameters in a path; undefined if it doesn't match the endpoint. */
function paramsIn({ path }: Endpoint, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const found = pattern.exec(pathname);
  return found ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])) : undefined;
}

async function bodyOf({ body }: Endpoint, request: Request): Promise<{ code: unknown } | undefined> {
  if (!body) return { code: undefined };
  if (!('kind' in body)) return read(body, await request.json());
  return read(body.fields, Object.fromEntries(await request.formData()));
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Makes a server of answers; the first that fits a call gives it, so that a test puts its own before the usual ones. */
export function createFakeServer(...answers: readonly FakeAnswer[]): FakeServer {
  const calls: FakeCall[] = [];

  async function reply(request: Request): Promise<Response> {
    const url = new URL(request.url);
    for (const { endpoint, give } of answers) {
      const path = request.method === endpoint.method ? paramsIn(endpoint, url.pathname) : undefined;
      const params = path && (await read(endpoint.params, path));
      if (!params) continue;
      const query = await read(endpoint.query, Object.fromEntries(url.searchParams));
      const body = await bodyOf(endpoint, request.clone());
      if (!query || !body) throw new Problem('invalid-input');
      const input = { params: params.code, query: query.code, body: body.code };
      calls.push({ endpoint, input });
      const given = await give(input as never);
      if (endpoint.response === blob) {
        const file = given as { blob: Blob; fileName: string };
        return new Response(file.blob, { headers: { 'content-disposition': `attachment; filename="${file.fileName}"` } });
      }
      return new Response(await write(endpoint.response as Schema, given), { headers: { 'content-type': 'application/json' } });
    }
    throw new Error(`The fake server has no answer to ${request.method} ${url.pathname}.`);
  }

  return {
    calls,
    callsOf: (endpoint) => calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      try {
        return await Promise.race([reply(request), abortOf(request.signal)]);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 0) throw new TypeError('Failed to fetch');
        return Response.json(problemBody(error), { status: error.status });
      }
    },
  };
}
