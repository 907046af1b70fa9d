import { configure, prettyDOM } from '@testing-library/react';
import { vi } from 'vitest';

configure({
  // The library's default of one second is too short on a busy machine.
  asyncUtilTimeout: 10_000,
  // A waiting query fails repeatedly, and printing the page takes longer than the query. Print it only when the message is read.
  getElementError: (message, container) =>
    Object.defineProperty(new Error(), 'message', { configurable: true, get: () => `${message ?? ''}\n\n${prettyDOM(container)}` }),
});

// Almost every file needs these. One that needs the real module says `vi.unmock`.
vi.mock('../core/language/language.ts', () => import('./language.ts'));
vi.mock('../core/upload/hashFile.ts', () => ({ hashFile: async () => 'd41d8cd98f00b204e9800998ecf8427e' }));
vi.mock('@jinshu/ui/message-body', () => import('./messageBody.tsx'));
