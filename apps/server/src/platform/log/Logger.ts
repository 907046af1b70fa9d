import type { FastifyBaseLogger } from 'fastify';

/** Structured log: one JSON object a line, never a password, token or mail body. */
export type Logger = FastifyBaseLogger;
