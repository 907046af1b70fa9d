import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ProblemCode } from './Problem.ts';

/** Any schema of zod, mini or not. */
export type Schema = z.core.$ZodType;

/** Marks a response of bytes with a file name header. */
export const blob = { kind: 'blob' } as const;

/** Marks a body that is sent as form data: the schema describes its text fields, `file` names the field with the bytes. */
export interface Multipart<S extends Schema = Schema> {
  readonly kind: 'multipart';
  readonly file: string;
  readonly fields: S;
}

/** A body of form data with one file. */
export const multipart = <const S extends Schema>(file: string, fields: S): Multipart<S> => ({ kind: 'multipart', file, fields });

/** Whether a body is form data with a file. */
export const isMultipart = (body: BodyShape | undefined): body is Multipart =>
  body !== undefined && 'kind' in body && body.kind === 'multipart';

export type ResponseShape = Schema | typeof blob;
export type BodyShape = Schema | Multipart;

/** One call of the contract: the client makes it, the server mounts it, the OpenAPI document describes it. */
export interface Endpoint<
  R extends ResponseShape = ResponseShape,
  Q extends Schema | undefined = Schema | undefined,
  P extends Schema | undefined = Schema | undefined,
  B extends BodyShape | undefined = BodyShape | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with a trailing slash. `:name` marks a path parameter. */
  path: `/${string}/`;
  /** One sentence for the OpenAPI document. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  /** The problems that this call adds to those that every call may answer. */
  problems?: readonly ProblemCode[];
  /** Callers that may make the call, and the locks and permissions that block it. */
  access: Access;
  /** A GET that changes something, and so needs the token as well. */
  changes?: true;
}

/** Declares a call. */
export const endpoint = <
  const R extends ResponseShape,
  Q extends Schema | undefined = undefined,
  P extends Schema | undefined = undefined,
  B extends BodyShape | undefined = undefined,
>(
  declaration: Endpoint<R, Q, P, B>,
): Endpoint<R, Q, P, B> => declaration;

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** Input of an endpoint, in code names. */
export type CallInput<E> =
  E extends Endpoint<ResponseShape, infer Q, infer P, infer B>
    ? (Q extends Schema ? { query: Output<Q> } : unknown) &
        (P extends Schema ? { params: Output<P> } : unknown) &
        (B extends Multipart<infer F> ? { body: Output<F>; file: Blob } : B extends Schema ? { body: Output<B> } : unknown)
    : never;

/** Output of an endpoint, in code names. */
export type CallOutput<E> =
  E extends Endpoint<infer R, Schema | undefined, Schema | undefined, BodyShape | undefined>
    ? R extends typeof blob
      ? { blob: Blob; fileName: string }
      : Output<R>
    : never;
