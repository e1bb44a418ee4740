import { parseRemotes, type RemotesInput } from '@rab/federation/remotes';
import { originOf, type Ports } from '../options.ts';

/** The remotes.json of a local stack: each area on an origin of its own. */
export function localRemotes(ports: Ports): RemotesInput {
  const entry = (app: keyof Ports) => `${originOf(ports[app])}/mf-manifest.json`;
  const remotes: RemotesInput = {
    remotes: [
      {
        name: 'mf_sale',
        entry: entry('mf-sale'),
        paths: ['/rab-sale', '/view-sales'],
        nav: [
          { group: 'RAB Sale', label: 'Create', path: '/rab-sale/create' },
          { group: 'RAB Sale', label: 'View Sales', path: '/view-sales' },
        ],
      },
      {
        name: 'mf_token',
        entry: entry('mf-token'),
        paths: ['/token'],
        nav: [{ group: 'Token', label: 'Create Token', path: '/token/create' }],
      },
      {
        name: 'mf_lock',
        entry: entry('mf-lock'),
        paths: ['/create-lock', '/lock-tokens', '/lock-liquidity'],
        nav: [
          { group: 'Lock', label: 'Create Lock', path: '/create-lock' },
          { group: 'Lock', label: 'Token Lock', path: '/lock-tokens' },
          { group: 'Lock', label: 'Liquidity Lock', path: '/lock-liquidity' },
        ],
      },
      {
        name: 'mf_grow',
        entry: entry('mf-grow'),
        paths: ['/rab-grow'],
        nav: [
          { group: 'RAB Grow', label: 'Create', path: '/rab-grow/create' },
          { group: 'RAB Grow', label: 'List', path: '/rab-grow/list' },
        ],
      },
    ],
  };
  parseRemotes(remotes);
  return remotes;
}
