import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({
  // A second, which is what the library waits for by itself, is little on a machine that does other things besides.
  asyncUtilTimeout: 10_000,
  // Who waits asks again and again, and to write down the page each time takes longer than to look: it is written when the message is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', { get: () => `${message ?? ''}\n\n${prettyDOM(container)}` }),
});
// The library does so by itself only in the first file that a worker reads.
afterEach(cleanup);
