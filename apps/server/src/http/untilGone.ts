import type { FastifyReply } from 'fastify';

/**
 * Does something for as long as the caller waits for it: the signal comes when the connection is closed before the answer. Nobody is
 * answered then, and what the work says of being stopped is no failure.
 */
export async function untilGone<T>(reply: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const onClose = () => {
    if (!reply.raw.writableFinished) controller.abort();
  };
  reply.raw.once('close', onClose);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    // From here on nobody looks at the answer.
    reply.hijack();
    return undefined as never;
  } finally {
    reply.raw.off('close', onClose);
  }
}
