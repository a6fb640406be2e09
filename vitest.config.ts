import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': path.resolve(__dirname) } },
  // Packages without their source maps are no news.
  logLevel: 'error',
  test: {
    include: ['{src,plugins,scripts,checks,deploy,bench}/**/*.test.{ts,tsx}', '*.test.ts'],
    environment: 'node',
    // It imports JSON as bundlers allow and Node does not.
    server: { deps: { inline: [/@actions\//] } },
    // Node's own start-up costs more than most of these files: fewer workers finish sooner on two cores.
    maxWorkers: 2,
  },
});
