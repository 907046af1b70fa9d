import {
  type BodyShape,
  blob,
  changesHeader,
  chunkBytes,
  type Endpoint,
  isMultipart,
  type Multipart,
  type ResponseShape,
  type Schema,
} from '@jinshu/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod/mini';
import { withOwnChanges } from '../change/index.ts';
import type { OperationSession } from '../operation/index.ts';
import type { Session } from '../session/index.ts';
import { refuseLockedFolders } from './allow.ts';
import { type BlobAnswer, sendBlob } from './BlobAnswer.ts';
import { readForm, type UploadedFile } from './readForm.ts';

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** Input of a handler, in code names. */
export interface Call<Q, P, B> {
  query: Output<Q>;
  params: Output<P>;
  body: B extends Multipart<infer F> ? Output<F> : Output<B>;
  /** The file of a call with form data. */
  file: B extends Multipart ? UploadedFile : undefined;
  /** Session of the caller. Reading it in a public call is a bug and throws. */
  session: Session;
  /** Session of a caller in the back stage. Reading it in any other call is a bug and throws. */
  operator: OperationSession;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<R> = R extends typeof blob ? BlobAnswer : Output<R>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call needs no session; such calls are counted per address. */
    isPublic?: boolean;
    /** The call, for records of what was refused. */
    endpoint?: Endpoint;
  }
  interface FastifyInstance {
    /** All calls that were mounted, for the OpenAPI document. */
    endpoints: Endpoint[];
    /** Lets a call pass or throws; see `auth.ts`. */
    admit(endpoint: Endpoint, request: FastifyRequest): Promise<void>;
  }
}

/** Room for the form's own lines around a file. */
const formSlack = 65_536;
/** Maximum body size of a caller without a session. */
const publicBodyBytes = 65_536;

/**
 * Mounts an endpoint of the contract below `/api`. Access, input and output follow the contract; the handler does the rest. A handler that
 * serves bytes returns a `BlobAnswer`.
 */
export function route<
  R extends ResponseShape,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
  B extends BodyShape | undefined = undefined,
>(
  app: FastifyInstance,
  endpoint: Endpoint<R, Q, P, B>,
  handler: (call: Call<Q, P, B>) => Promise<Answer<R>>,
  { maxFileBytes = chunkBytes }: { maxFileBytes?: number } = {},
): void {
  const declaration = endpoint as unknown as Endpoint;
  const { method, path, params, query, body, response } = declaration;
  app.endpoints.push(declaration);
  app.route({
    method: method satisfies HTTPMethods,
    url: `/api${path}`,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && !isMultipart(body) && { body }),
      ...(response !== blob && { response: { 200: response } }),
    },
    config: { isPublic: declaration.access.of === 'public', endpoint: declaration },
    ...(declaration.access.of === 'public' && { bodyLimit: publicBodyBytes }),
    ...(isMultipart(body) && { bodyLimit: maxFileBytes + formSlack }),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await app.admit(declaration, request);
    },
    handler: async (request, reply) => {
      const form = isMultipart(body) ? await readForm(request, body, maxFileBytes) : { body: request.body, file: undefined };
      refuseLockedFolders(request.session, declaration, { query: request.query, body: form.body });
      const call = {
        query: request.query,
        params: request.params,
        body: form.body,
        file: form.file,
        get session() {
          if (!request.session) throw new Error(`${method} ${path} is public and has no session`);
          return request.session;
        },
        get operator() {
          if (!request.operator) throw new Error(`${method} ${path} is not a call of the back stage`);
          return request.operator;
        },
        request,
        reply,
      } as Call<Q, P, B>;
      const { answer, versionsOf } = await withOwnChanges<unknown>(() => handler(call));
      const versions = request.session ? versionsOf(request.session.mailboxId) : [];
      if (versions.length > 0) reply.header(changesHeader, versions.join(','));
      if (response !== blob) return answer;
      await sendBlob(request, reply, answer as BlobAnswer);
      return reply;
    },
  });
}
