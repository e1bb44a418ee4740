import { BlockList, isIP } from 'node:net';

/**
 * Identifies a client for the upload limit. Behind a reverse proxy it is the last address in `x-forwarded-for` that is not
 * one of our proxies; without a configured proxy the header is ignored, since anybody can write one. An IPv6 client is
 * identified by its /64, which is what a single household gets.
 */
export class ClientAddress {
  readonly #trusted = new BlockList();

  /** @param trustedProxies addresses or networks, e.g. `10.0.0.0/8`; throws TypeError with the one that is neither */
  constructor(trustedProxies: readonly string[]) {
    for (const text of trustedProxies) {
      const [address = '', prefix] = text.split('/');
      const family = familyOf(address);
      if (!family) throw new TypeError(`${text} is no address or network.`);
      const bits = Number(prefix ?? (family === 'ipv6' ? 128 : 32));
      if (!Number.isInteger(bits) || bits < 0 || bits > (family === 'ipv6' ? 128 : 32))
        throw new TypeError(`${text} is no address or network.`);
      this.#trusted.addSubnet(address, bits, family);
    }
  }

  /** The client's key; `unknown` for one without an address, and all of those count as one. */
  of(socketAddress: string | undefined, forwardedFor: string | undefined): string {
    let client = tidy(socketAddress ?? '');
    const hops = forwardedFor?.split(',') ?? [];
    while (this.#isTrusted(client) && hops.length > 0) {
      const hop = tidy(hops.pop() ?? '');
      if (!familyOf(hop)) break;
      client = hop;
    }
    return familyOf(client) === 'ipv6' ? network64(client) : client || 'unknown';
  }

  #isTrusted(address: string): boolean {
    const family = familyOf(address);
    return family !== null && this.#trusted.check(address, family);
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
}

/** Without blanks and zone; an IPv4 address that came over an IPv6 socket as what it is. */
const tidy = (address: string): string =>
  address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');

/** First four groups of an IPv6 address, written without short forms. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    while (groups.length + after < 8) groups.push('0');
  }
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
