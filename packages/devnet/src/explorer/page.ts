import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root{color-scheme:dark light;--line:light-dark(#d8dbe2,#2c3038);--dim:light-dark(#5b6270,#9aa1ae);--link:light-dark(#b4501a,#ff8a3d)}
body{font:15px/1.5 system-ui,sans-serif;max-width:1080px;margin:0 auto;padding:24px 16px}
a{color:var(--link)}h1{font-size:22px;overflow-wrap:anywhere}h2{font-size:17px;margin-top:32px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
th{color:var(--dim);font-weight:500}code{font:13px/1.5 ui-monospace,monospace}.dim{color:var(--dim)}`;

/** A whole page; values in `body` are escaped by the `html` tag. */
export const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - Local explorer</title><style>${raw(STYLE)}</style></head>
<body><p><a href="/">Local explorer</a> <span class="dim">of the development chain</span></p><h1>${title}</h1>${body}</body>
</html>`;

/** A table with one row per name and value. */
export const facts = (rows: readonly (readonly [string, unknown])[]): Html =>
  html`<div class="scroll"><table>${rows.map(([name, value]) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)}</table></div>`;

/** A table with a head. */
export const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): Html =>
  rows.length === 0
    ? html`<p class="dim">None.</p>`
    : html`<div class="scroll"><table><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr>${rows.map(
        (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}</table></div>`;

export const addressLink = (address: string | null | undefined): Html =>
  address ? html`<a href="/address/${address}"><code>${address}</code></a>` : html`<span class="dim">none</span>`;

export const transactionLink = (hash: string): Html =>
  html`<a href="/tx/${hash}"><code>${hash.slice(0, 18)}…</code></a>`;
