/** A server whose site can be replaced by another build, taken away and brought back, at one address. */
import { createServer, type Server } from 'node:http';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createStaticServer, listen } from '../../scripts/staticServer';
import { writeOffline } from '../../scripts/finish/offline';

const builtFolder = path.join(__dirname, '../../build');

export class SwitchableSite {
  /** Paths that were asked for, since the last look. */
  readonly asked: string[] = [];
  /** So many requests are still answered; then every connection breaks. */
  answersLeft = Infinity;
  private constructor(
    private current: Server,
    private front: Server,
    readonly port: number,
  ) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Serves a folder on a free port. */
  static async start(folder: string): Promise<SwitchableSite> {
    const site: { value?: SwitchableSite } = {};
    const front = createServer((request, response) => site.value?.forward(request, response));
    const port = await listen(front, 0);
    site.value = new SwitchableSite(createStaticServer({ folder, baseUrl: '/' }), front, port);
    return site.value;
  }

  private forward(...exchange: Parameters<NonNullable<Parameters<typeof createServer>[1]>>): void {
    this.asked.push(exchange[0].url ?? '');
    if (this.answersLeft <= 0) return void exchange[0].socket.destroy();
    this.answersLeft -= 1;
    this.current.emit('request', ...exchange);
  }

  /** Publishes another build. */
  publish(folder: string): void {
    this.current = createStaticServer({ folder, baseUrl: '/' });
  }

  /** The server is there, and has no answer but an error. */
  refuse(status: number, words: string): void {
    this.current = createServer((_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(words);
    });
  }

  /** The network is gone: connections are refused. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.front.close(resolve));
    this.front.closeAllConnections();
    await closed;
  }

  async comeBack(): Promise<void> {
    await listen(this.front, this.port);
  }
}

/** Another build: a copy of this one whose help page says `mark` in its head. */
export async function makeOtherBuild(mark: string, { offline = true } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await cp(builtFolder, folder, { recursive: true });
  const page = path.join(folder, 'help', 'index.html');
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<title', `<meta name="build" content="${mark}"><title`),
  );
  await writeOffline(folder, '/', offline);
  return folder;
}

export const removeBuild = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
