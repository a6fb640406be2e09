import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  test: {
    include: ['{src,plugins,scripts,checks,deploy}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // Node's own start-up costs more than most of these files: fewer workers finish sooner on two cores.
    maxWorkers: 2,
  },
});
