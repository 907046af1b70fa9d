import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // The library waits one second by default, which is too short on a busy machine.
  asyncUtilTimeout: 10_000,
  // Polling retries often, and printing the page each time is slower than the check. So print it only when the message is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', { configurable: true, get: () => `${message ?? ''}\n\n${prettyDOM(container)}` }),
});
// The library only does this automatically in the first file of a worker.
afterEach(cleanup);
