import { describe, expect, it } from '@jest/globals';
import { ClientAddress } from './ClientAddress.ts';

const open = new ClientAddress([]);
const proxied = new ClientAddress(['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.1']);

describe('ClientAddress', () => {
  it.each<[string | undefined, string | undefined, string]>([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', undefined, '2001:db8:1:2::/64'],
    ['2001:db8::6', undefined, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['::1', undefined, '0:0:0:0::/64'],
    [undefined, '198.51.100.7', 'unknown'],
  ])('without a proxy: %s (forwarded for %s) is %s', (socket, forwarded, client) => {
    expect(open.of(socket, forwarded)).toBe(client);
  });

  it.each<[string, string | undefined, string]>([
    ['10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['::ffff:10.1.2.3', '198.51.100.7', '198.51.100.7'],
    ['2001:db8:ffff::1', '2001:db8:1:2::6', '2001:db8:1:2::/64'],
    // what the client wrote itself comes before what our proxies added
    ['10.1.2.3', '1.2.3.4, 198.51.100.7, 192.0.2.1', '198.51.100.7'],
    ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['192.0.2.2', '198.51.100.7', '192.0.2.2'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['10.1.2.3', 'nonsense', '10.1.2.3'],
    ['10.1.2.3', 'nonsense, 10.9.9.9', '10.9.9.9'],
  ])('with proxies: %s forwarded for %s is %s', (socket, forwarded, client) => {
    expect(proxied.of(socket, forwarded)).toBe(client);
  });

  it.each(['proxy.example', '10.0.0.0/33', '::1/129', '10.0.0.0/x', '/8'])('refuses %s as a proxy', (text) => {
    expect(() => new ClientAddress([text])).toThrow(`${text} is no address or network.`);
  });
});
