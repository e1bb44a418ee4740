import { request } from 'node:https';

export interface Question {
  host: string;
  /** Sent as it is, not tidied. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Address on loopback that the visitor has (default 127.0.0.1). */
  from?: string;
}

export interface Connection {
  /** Of nginx, on loopback. */
  port: number;
  /** Certificate that its certificate is checked against. */
  ca: Buffer;
}

/** An answer to a visitor of a host of the site. */
export const ask = (
  { port, ca }: Connection,
  { host, path, method = 'GET', headers, body, from }: Question,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, servername: host, ca, path, method, agent: false },
      ...(from && { localAddress: from }),
      headers: { ...headers, host, ...(body && { 'content-length': body.length }) },
    };
    request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const status = answer.statusCode ?? 0;
        const content = [204, 304].includes(status) ? null : new Uint8Array(Buffer.concat(parts));
        resolve(new Response(content, { status, headers: answer.headers as Record<string, string> }));
      });
    })
      .once('error', reject)
      .end(body);
  });

/** `fetch` for the hosts of the site, whose names no resolver knows. */
export const siteFetch =
  (connection: Connection): typeof fetch =>
  async (input, init) => {
    const asked = new Request(input, init);
    const { hostname, pathname, search } = new URL(asked.url);
    return ask(connection, {
      host: hostname,
      path: pathname + search,
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ...(asked.body && { body: Buffer.from(await asked.arrayBuffer()) }),
    });
  };
