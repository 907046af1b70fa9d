import { configure } from '@testing-library/react';

// A second, which is what the library waits for by itself, is little on a machine that does other things besides.
configure({ asyncUtilTimeout: 10_000 });
