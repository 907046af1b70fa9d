import type { FastifyReply } from 'fastify';

/**
 * Runs work while the caller waits. The signal aborts if the connection closes before the response is sent. No response is sent then, and
 * an error from the aborted work is ignored.
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
    // The connection is closed, so send no response.
    reply.hijack();
    return undefined as never;
  } finally {
    reply.raw.off('close', onClose);
  }
}
