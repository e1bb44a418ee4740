import { createServer } from 'node:http';
import { PORT_BASE, RPC_URL, SHELL_URL } from '../stack.ts';
import { probe } from './probe.ts';

const PATH = '/probe.js';
const PORT = PORT_BASE + 15;

/**
 * Serves the stack's shell once more, under its own policy, with the probe as the first script of every page: the one way
 * into a page that every engine has.
 * @returns its address, and what ends it
 */
export async function serveWithProbe(account: string, walletName: string) {
  const script = `(${probe})(${[RPC_URL, account, walletName].map((each) => JSON.stringify(each)).join()})`;
  const server = createServer(async (request, response) => {
    if (request.url === PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    const answer = await fetch(`${SHELL_URL}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const body = isPage
      ? (await answer.text()).replace('<head>', `<head><script src="${PATH}"></script>`)
      : Buffer.from(await answer.arrayBuffer());
    const kept = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:length|encoding)|connection|transfer)/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
  });
  await new Promise<void>((done) => server.listen(PORT, '127.0.0.1', done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${PORT}`, close };
}
