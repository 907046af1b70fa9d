import Fastify from 'fastify';
import type { LogLevel } from '../config/index.ts';
import type { Logger } from './Logger.ts';

/** An error as the log has it. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [name: string]: unknown;
}

/**
 * Returns the properties of an error that are logged. The list is closed because errors of the database driver carry row values in other
 * fields.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, table, constraint, routine } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(routine !== undefined && { routine }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** The structured log: one JSON object a line on the error stream. Addresses lose their query, which holds search words and tokens. */
export function createLog(level: LogLevel): Logger {
  return Fastify({
    logger: {
      level,
      stream: process.stderr,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: ({ method, url, id }: { method: string; url: string; id: string }) => ({ method, path: url.split('?', 1)[0], id }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  }).log;
}

/** A log that says nothing. */
export const silentLog = (): Logger => createLog('silent');
