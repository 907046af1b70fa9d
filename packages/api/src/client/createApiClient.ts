import ky, { HTTPError, type KyInstance } from 'ky';
import * as z from 'zod/mini';
import { changesHeader } from '../change/change.schema.ts';
import { blob, type CallInput, type CallOutput, type Endpoint, type Multipart, type Schema } from '../contract/endpoint.ts';
import { Problem, problemOfAnswer } from '../contract/Problem.ts';
import { codePath } from '../contract/wire.ts';

/** The header that carries the session's token with every call. */
export const tokenHeader = 'x-jinshu-token';

export interface ApiClientOptions {
  /** Path prefix of the API. @default '/api' */
  prefix?: string;
  /** The session's token, asked for at each call; empty before login. */
  getToken?: () => string;
  /** Hears of every problem before the caller does. The endpoint tells what the call was. */
  onProblem?: (problem: Problem, endpoint: Endpoint) => void;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the request when it fires. */
  signal?: AbortSignal;
  /** Key of superseding calls. Cancels a pending earlier call with the same key. */
  supersedes?: string;
  /** Hears which versions of the journal the call gave to the mailbox (`changesHeader`), before its answer is there. */
  onChanges?: ((versions: readonly number[]) => void) | undefined;
  /** Keeps the request going when the page closes. */
  keepsAlive?: boolean;
}

/** Calls the server in code words; the wire is its own business. */
export interface ApiClient {
  /** @throws {Problem} for every answer that is not a success, and for none at all. An abort is thrown as the browser's `AbortError`. */
  call<const E extends Endpoint>(endpoint: E, ...input: CallArguments<E>): Promise<CallOutput<E>>;
  /** Returns the URL of a call, for links and images. */
  href<const E extends Endpoint>(endpoint: E, ...input: unknown extends CallInput<E> ? [] : [CallInput<E>]): string;
}

type CallArguments<E> =
  unknown extends CallInput<E> ? [input?: undefined, options?: CallOptions] : [input: CallInput<E>, options?: CallOptions];

interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
}

const isMultipart = (body: Endpoint['body']): body is Multipart => body !== undefined && 'kind' in body && body.kind === 'multipart';

/**
 * Encodes input for the wire.
 * @throws {Problem} "invalid-input" if the schema rejects it, as the server would. `fields` has the texts by the path of the field, in code words.
 */
function write(schema: Schema, code: unknown): Record<string, unknown> {
  const written = z.safeEncode(schema as z.ZodMiniType, code);
  if (!written.success) {
    const fields: Record<string, string[]> = {};
    for (const { path, message } of written.error.issues) {
      const name = codePath(schema, path);
      fields[name] = [...(fields[name] ?? []), message];
    }
    throw new Problem('invalid-input', {}, { fields });
  }
  return written.data as Record<string, unknown>;
}

/** Returns a timestamp in milliseconds followed by 5 random digits, so that no cache on the path responds. */
const cacheBuster = () => `${Date.now()}${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`;

function addressOf(endpoint: Endpoint, input: LooseInput): { path: string; search: URLSearchParams } {
  const params = endpoint.params ? write(endpoint.params, input.params) : {};
  const path = endpoint.path.slice(1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  if (endpoint.query) for (const [name, value] of Object.entries(write(endpoint.query, input.query))) search.set(name, String(value));
  return { path, search };
}

function formOf(body: Multipart, input: LooseInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(write(body.fields, input.body))) form.set(name, String(value));
  form.set(body.file, input.file ?? new Blob([]));
  return form;
}

/** Returns the file name in a `Content-Disposition` header (RFC 6266). */
export function fileNameOf(disposition: string | null): string {
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // A name that was not encoded as it says: the plain form below is what is left.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition ?? '')?.[1]?.trim() ?? '';
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function toProblem(error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) {
    // A blob answer carries its errors as JSON like any other (API-14); ky has read the body already.
    const data: unknown = error.data;
    return problemOfAnswer(error.response.status, typeof data === 'string' ? parseBody(data) : data);
  }
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof Problem) return error;
  // The server responded, but not with JSON.
  return new Problem(error instanceof SyntaxError ? 'unreadable-answer' : 'offline');
}

/** Makes the client of an API that keeps this contract. */
export function createApiClient({ prefix = '/api', getToken = () => '', onProblem, fetch: fetchFn }: ApiClientOptions = {}): ApiClient {
  const http: KyInstance = ky.create({ prefix, retry: 0, timeout: false, credentials: 'same-origin', ...(fetchFn && { fetch: fetchFn }) });
  const pending = new Map<string, AbortController>();

  async function request(endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<unknown> {
    const { path, search } = addressOf(endpoint, input);
    search.set('_t', cacheBuster());
    const token = getToken();
    const superseding = options.supersedes === undefined ? undefined : new AbortController();
    if (options.supersedes !== undefined && superseding) {
      pending.get(options.supersedes)?.abort(new DOMException('superseded', 'AbortError'));
      pending.set(options.supersedes, superseding);
    }
    const signals = [options.signal, superseding?.signal].filter((signal) => signal !== undefined);
    try {
      // With its search in it: given apart, a second request would be made of the first, and a second form of its body.
      const response = await http(`${path}?${search}`, {
        method: endpoint.method,
        headers: token === '' ? {} : { [tokenHeader]: token },
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
        ...(options.keepsAlive && { keepalive: true }),
        ...(endpoint.body &&
          (isMultipart(endpoint.body) ? { body: formOf(endpoint.body, input) } : { json: write(endpoint.body, input.body) })),
      });
      const changes = response.headers.get(changesHeader);
      if (changes) options.onChanges?.(changes.split(',').map(Number));
      if (endpoint.response === blob) {
        return { blob: await response.blob(), fileName: fileNameOf(response.headers.get('content-disposition')) };
      }
      const answer = z.safeDecode(endpoint.response as z.ZodMiniType, (await response.json()) as never);
      if (!answer.success) throw new Problem('unreadable-answer', { path: endpoint.path });
      return answer.data;
    } catch (error) {
      const problem = await toProblem(error);
      if (problem instanceof Problem) onProblem?.(problem, endpoint);
      throw problem;
    } finally {
      if (options.supersedes !== undefined && pending.get(options.supersedes) === superseding) pending.delete(options.supersedes);
    }
  }

  return {
    call: (endpoint, ...[input, options]) => request(endpoint, (input ?? {}) as LooseInput, options ?? {}) as never,
    href: (endpoint, ...[input]) => {
      const { path, search } = addressOf(endpoint, (input ?? {}) as LooseInput);
      const query = search.toString();
      return `${prefix}/${path}${query === '' ? '' : `?${query}`}`;
    },
  };
}
