// `node deploy/render.mjs --site site.env --out folder`: writes the configuration of nginx (rab.conf) and of Prometheus
// (prometheus.yml) from the settings of a site, see site.example.env. A new version is switched to by a change there, this
// command, and `nginx -s reload`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APPS } from '@rab/federation/areas';
import { DETAIL_PAGE, LIST_PAGE } from '@rab/federation/previewed-page';
import { readEnv } from './readEnv.mjs';

const template = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A template with its `${NAME}`s filled in; nginx's own variables are in lower case. */
const fill = (name, values) =>
  template(name).replace(/\$\{([A-Z_0-9]+)\}/g, (_, key) => {
    if (!values[key]) throw new Error(`${key} is missing, which ${name} needs.`);
    return values[key];
  });

const NO_PREVIEWS = '  # pages of an area alone have no previews';

const listed = (text) => text.split(/\s+/).filter(Boolean);

function upstream(name, servers, also = []) {
  if (!servers) throw new Error(`Nothing is named that answers for ${name}.`);
  const lines = [...listed(servers).map((server) => `  server ${server} max_fails=1 fail_timeout=2s;`), ...also];
  return fill('nginx/upstream.conf', { NAME: name, SERVERS: lines.join('\n') });
}

/** nginx remembers of servers that they fail, but not of one that is alone. */
const NOBODY = '  server 127.0.0.1:9 down;';

/** nginx's configuration: every front-end build, the guide and both servers, on hosts of their own. */
function nginx(given) {
  const listen = (places, also) =>
    listed(places ?? '')
      .map((place) => `listen ${place}${also};`)
      .join('\n  ');
  const site = {
    ...given,
    LISTEN: listen(given.LISTEN, ' ssl http2'),
    LISTEN_PLAIN: listen(given.LISTEN_PLAIN, ''),
  };
  const shared = fill('nginx/http.conf', site);
  const server = { ...site, SERVER: fill('nginx/server.conf', site).trimEnd() };
  const proxied = { ...site, PROXIED: fill('nginx/proxied.conf', server).trimEnd() };
  const frontEnds = APPS.map((app) => {
    const isShell = app === 'shell';
    const HOST = isShell ? site.DOMAIN : `${app.replace(/^mf-/, '')}.${site.DOMAIN}`;
    return fill('nginx/front-end.conf', {
      ...server,
      APP: app,
      HOST,
      CORS: isShell ? '$rab_config_cors' : '*',
      CORP: isShell ? '""' : 'cross-origin',
      PREVIEWED_PAGES: isShell
        ? fill('nginx/previewed-pages.conf', {
            LIST_PAGE: LIST_PAGE.source,
            DETAIL_PAGE: DETAIL_PAGE.source,
          }).trimEnd()
        : NO_PREVIEWS,
    });
  });
  const guide = fill('nginx/guide.conf', server);
  const chains = listed(site.CHAINS);
  const index = fill('nginx/index.conf', {
    ...proxied,
    UPSTREAMS: chains.map((chain) => upstream(`rab_index_${chain}`, site[`INDEX_${chain}`])).join('\n'),
    LOCATIONS: chains.map((CHAIN) => fill('nginx/chain.conf', { CHAIN }).trimEnd()).join('\n'),
  });
  const content = fill('nginx/content.conf', { ...proxied, UPSTREAM: upstream('rab_content', site.CONTENT) });
  // those of the index of the chain that the site opens with, as addresses of pages name no chain; in a group of their own, as a server
  // that is late for a page is in time for a question
  const previews = upstream('rab_previews', site[`INDEX_${chains[0]}`], [NOBODY]);
  return [shared, ...frontEnds, guide, previews, index, content].join('');
}

function prometheus(site) {
  const targets = (key) => [key, JSON.stringify(listed(site[key] ?? ''))];
  const lists = ['SCRAPE_INDEX', 'SCRAPE_CONTENT', 'SCRAPE_MACHINES'].map(targets);
  return fill('prometheus/prometheus.yml', { ...site, ...Object.fromEntries(lists) });
}

/** Replaces a file at once: who reads it meanwhile reads the old one. */
function write(file, text) {
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
}

const { values } = parseArgs({ options: { site: { type: 'string' }, out: { type: 'string' } } });
try {
  if (!values.site || !values.out) throw new Error('Usage: node deploy/render.mjs --site site.env --out folder');
  const site = readEnv(readFileSync(values.site, 'utf8'));
  const files = { 'rab.conf': nginx(site), 'prometheus.yml': prometheus(site) };
  mkdirSync(values.out, { recursive: true });
  for (const [name, text] of Object.entries(files)) write(join(values.out, name), text);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
