import { serveConfined } from '../platform/confined-program/index.ts';

/** A confined process that tells where it finds the contract. */
serveConfined<null, { place: string }>(512, async () => ({ place: import.meta.resolve('@jinshu/api') }));
