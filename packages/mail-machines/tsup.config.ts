import { defineConfig } from 'tsup';
import { emitTypes } from '../../scripts/lib/emitTypes.ts';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  onSuccess: emitTypes,
  clean: true,
  sourcemap: true,
});
