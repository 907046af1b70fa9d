import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', 'client/index': 'src/client/index.ts', 'rules/index': 'src/rules/index.ts' },
  format: 'esm',
  target: 'es2022',
  onSuccess: emitTypes,
  clean: true,
  sourcemap: true,
});
