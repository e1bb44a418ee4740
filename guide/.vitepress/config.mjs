import { defineConfig } from 'vitepress';

const page = (text, name) => ({ text, link: `/${name}` });

const sidebar = [
  {
    text: 'Sales',
    items: [
      page('How a sale works', 'how-a-sale-works'),
      page('States, and who acts next', 'states'),
      page('Soft cap and refunds', 'soft-cap'),
      page('Pro rata sale', 'pro-rata-sale'),
      page('Vesting and TGE', 'vesting'),
      page('Liquidity lock', 'liquidity-lock'),
      page('Referral', 'referral'),
      page('Fees, with an example', 'fees'),
      page('What can go wrong', 'what-can-go-wrong'),
      page('How launchpads lost money', 'museum'),
    ],
  },
  {
    text: 'Selling',
    items: [page('Terms for a first sale', 'first-sale'), page('Creating a token', 'creating-a-token')],
  },
  {
    text: 'Tokens and locks',
    items: [
      page('Checking a token', 'checking-a-token'),
      page('Locking tokens', 'locking-tokens'),
      page('Reading a lock’s proof', 'lock-proof'),
      page('Acting from a Safe', 'safe'),
    ],
  },
  {
    text: 'Partners and operators',
    items: [
      page('Embedding an area', 'embedding'),
      page('Running the platform', 'running-the-platform'),
      page('For administrators', 'administrators'),
    ],
  },
  {
    text: 'Reference',
    items: [page('FAQ', 'faq'), page('Glossary', 'glossary'), page('About', 'about'), page('Terms of use', 'terms')],
  },
];

const escaped = (code) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export default defineConfig({
  title: 'RAB Launchpad guide',
  description: 'How sales, tokens and locks of RAB Launchpad work, for buyers, owners, partners and administrators.',
  lang: 'en',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }]],
  // switching it off for a moment would take an inline style, which the guide's policy refuses
  appearance: { disableTransition: false },
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  // a page whose link leads nowhere fails the build
  ignoreDeadLinks: false,
  // what is the same in all pages is a file, so that their inline scripts are the same few everywhere
  metaChunk: true,
  markdown: {
    // without colours, which would be inline styles: the guide's policy has no place for them
    highlight: (code) => `<pre v-pre><code>${escaped(code)}</code></pre>`,
  },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  // inline styles, which the guide's policy refuses anyway: what they say is in the theme
  transformHtml: (html) => html.replaceAll(/ style="[^"]*"/g, ''),
});
