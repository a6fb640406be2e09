/** `npm run serve`: serves `build/` at http://localhost:3000 (`PORT` chooses another port), without any network. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnvironment, readSettings } from '../site.config';
import { runCommand } from './runCommand';
import { createStaticServer, listen } from './staticServer';

const DEFAULT_PORT = 3000;
const root = path.join(__dirname, '..');

function readPort(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT: "${value}" is not a port number (0 to 65535). Example: PORT=3001 npm run serve`);
  }
  return port;
}

async function main(): Promise<void> {
  const folder = path.resolve(root, process.argv[2] ?? 'build');
  const name = path.relative(root, folder) || folder;
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${name}/ holds no built site. Run: npm run build`);
  }
  const { baseUrl } = readSettings(loadEnvironment(root));
  const port = readPort(process.env.PORT);
  try {
    const actualPort = await listen(createStaticServer({ folder, baseUrl }), port);
    console.log(`Serving ${name}/ at http://localhost:${actualPort}${baseUrl} (Ctrl+C stops)`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
      );
    }
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') {
      throw new Error(`This user may not open port ${port}. Choose one above 1023: PORT=3001 npm run serve`);
    }
    throw error;
  }
}

runCommand(main);
