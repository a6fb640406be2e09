import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  // Packages without their source maps are no news.
  logLevel: 'error',
  test: {
    include: ['{src,plugins,scripts,checks,deploy,bench}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // Some run the programs of pages, or thousands of rounds, beside a browser: a limit is for what hangs.
    testTimeout: 30_000,
    // It imports JSON as bundlers allow and Node does not.
    server: { deps: { inline: [/@actions\//] } },
    // Node's own start-up costs more than most of these files: fewer workers finish sooner on two cores.
    maxWorkers: 2,
  },
});
