import { configure, prettyDOM } from '@testing-library/react';

configure({
  // The library's default of one second is too short on a busy machine.
  asyncUtilTimeout: 10_000,
  // A waiting query fails repeatedly, and printing the page takes longer than the query. Print it only when the message is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', { configurable: true, get: () => `${message ?? ''}\n\n${prettyDOM(container)}` }),
});
