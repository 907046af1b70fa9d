import type { Deps } from '../../platform/deps/index.ts';
import { smtpMessages } from '../../platform/health/index.ts';
import { SmtpRefusal } from './SmtpRefusal.ts';

/** Error codes of a message stream whose client has disconnected. */
const hungUpCodes = new Set(['ECONNECTION', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Returns a function that sends the outcome of a command to the client. Server-side failures are reported as "try again later": the other
 * server keeps the message.
 */
export const createAnswer =
  ({ log }: Pick<Deps, 'log'>) =>
  (work: Promise<string | undefined>, reply: (error?: Error | null, message?: string) => void, counts = false): void => {
    const count = (result: 'accepted' | 'refused' | 'deferred') => counts && smtpMessages.inc({ result });
    work.then(
      (message) => {
        count('accepted');
        reply(null, message);
      },
      (error: unknown) => {
        count(error instanceof SmtpRefusal && error.responseCode >= 500 ? 'refused' : 'deferred');
        if (error instanceof SmtpRefusal) return reply(error);
        // A client that disconnects during a message still has it and will retry.
        if (hungUpCodes.has(String((error as NodeJS.ErrnoException).code)))
          return log.info('a client hung up before its mail was complete');
        log.error({ err: error }, 'mail could not be taken in, the sender will try again');
        reply(new SmtpRefusal(451, '4.3.0 Temporary trouble, please try again later'));
      },
    );
  };
