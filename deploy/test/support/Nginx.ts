import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { until } from '@rab/indexer/test/until';
import { readEnv } from '../../readEnv.mjs';
import { ask, type Connection, type Question } from './ask.ts';
import { type Program, startProgram } from './startProgram.ts';

const DEPLOY = join(WORKSPACE, 'deploy');
const DOMAIN = 'rab.localhost';
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** nginx with a certificate of its own and what render.mjs writes for it, on loopback. */
export class Nginx {
  readonly domain = DOMAIN;
  readonly connection: Connection;
  readonly #folder: string;
  readonly #also: string;
  #settings: Record<string, string> = {};
  #program?: Program;

  /**
   * @param folder of all its files; the builds are in `web`
   * @param port for TLS; plain HTTP is answered at the next one
   * @param also further lines of its http block
   */
  constructor(folder: string, port: number, also = '') {
    [this.#folder, this.#also] = [folder, also];
    this.connection = { port, ca: this.#certify() };
  }

  /** What a visitor gets of a host, e.g. `index`; '' is the site itself. */
  ask(host: string, path: string, question: Partial<Question> = {}): Promise<Response> {
    return ask(this.connection, { ...question, host: host === '' ? DOMAIN : `${host}.${DOMAIN}`, path });
  }

  /** Has it take the example's settings with `settings` in their place, those of earlier calls too. */
  async configure(settings: Record<string, string>): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    this.#render();
    const main = ['-c', this.#file('nginx.conf')];
    execFileSync('nginx', [...main, '-t'], { stdio: 'pipe' });
    if (!this.#program) this.#program = startProgram('nginx', main);
    const { pid } = this.#program.process;
    const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const old = workers();
    if (old.length > 0) execFileSync('nginx', [...main, '-s', 'reload'], { stdio: 'pipe' });
    // what the old workers have begun they end with the old configuration
    await until(
      'nginx has only new workers',
      () => workers().length > 0 && !workers().some((each) => old.includes(each)),
    );
    await until('nginx answers', async () => (await this.ask('content', '/')).status === 404);
  }

  async stop(): Promise<void> {
    await this.#program?.stop();
  }

  #render(): void {
    const example = readEnv(readFileSync(join(DEPLOY, 'site.example.env'), 'utf8'));
    const site = {
      ...example,
      DOMAIN,
      LISTEN: `127.0.0.1:${this.connection.port}`,
      LISTEN_PLAIN: `127.0.0.1:${this.connection.port + 1}`,
      CERTIFICATE: this.#file('certificate.pem'),
      CERTIFICATE_KEY: this.#file('key.pem'),
      WEB: this.#file('web'),
      LOGS: this.#folder,
      CACHE: this.#file('cache'),
      RULES: join(DEPLOY, 'prometheus/alerts.yml'),
      ...this.#settings,
    };
    const text = Object.entries(site).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(this.#file('site.env'), text.join(''));
    execFileSync(process.execPath, [
      join(DEPLOY, 'render.mjs'),
      ...['--site', this.#file('site.env'), '--out', this.#file('rendered')],
    ]);
    // like Debian's nginx.conf, which includes conf.d
    writeFileSync(
      this.#file('nginx.conf'),
      `daemon off; pid ${this.#file('nginx.pid')}; error_log ${this.#file('nginx-error.log')};
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      include /etc/nginx/modules-enabled/*.conf;
      events {}
      http {
        include /etc/nginx/mime.types;
        ${TEMPORARY.map((name) => `${name}_temp_path ${this.#file(name)};`).join(' ')}
        include ${this.#file('rendered')}/rab.conf;
        ${this.#also}
      }`,
    );
  }

  #certify(): Buffer {
    const names = `subjectAltName=DNS:${DOMAIN},DNS:*.${DOMAIN}`;
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-subj', `/CN=${DOMAIN}`, '-addext', names],
        ...['-keyout', this.#file('key.pem'), '-out', this.#file('certificate.pem')],
      ],
      { stdio: 'pipe' },
    );
    return readFileSync(this.#file('certificate.pem'));
  }

  #file(name: string): string {
    return join(this.#folder, name);
  }
}
