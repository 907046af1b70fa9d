/** Returns the error of a server that cannot listen, with the reason and the setting to change. */
export function explainListen(error: unknown, setting: string, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: 'something else listens there already',
    EACCES: 'this user may not listen there',
    EADDRNOTAVAIL: 'this machine does not have that address',
  };
  const reason = code && reasons[code];
  return reason
    ? new Error(`Cannot listen on ${host}, port ${port}: ${reason}. Choose another one with ${setting}.`, { cause: error })
    : error;
}
