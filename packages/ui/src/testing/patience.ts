import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A second, which is what the library waits for by itself, is little on a machine that does other things besides.
configure({ asyncUtilTimeout: 10_000 });
// The library does so by itself only in the first file that a worker reads.
afterEach(cleanup);
