import { describe, expect, it } from 'vitest'
import { networkOf } from './visit.ts'

describe('networkOf', () => {
  it.each([
    ['8.8.4.4:1001', '8.8.4.4'],
    ['[2001:db8::1]:1001', '2001:db8:0:0::/64'],
    ['garbage-1', 'unknown'],
    ['', 'unknown'],
    ['999.1.1.1:5', 'unknown'],
  ])('reads what a trusted proxy reports: %j', (reported, network) => expect(networkOf(reported)).toBe(network))

  it.each([
    ['keeps an IPv4 address', '10.9.8.7', '10.9.8.7'],
    ['unwraps an IPv4-mapped address', '::ffff:10.9.8.7', '10.9.8.7'],
    ['unwraps an IPv4-mapped address in hexadecimal', '::FFFF:0a09:0807', '10.9.8.7'],
    ['reduces an IPv6 address to its /64 network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['reduces another address of the same network', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['expands zeros in the middle', '2001:DB8::5', '2001:db8:0:0::/64'],
    ['expands zeros at the end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['expands zeros at the start', '::1', '0:0:0:0::/64'],
    ['ignores the zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['counts everything else as one network', 'unix:', 'unknown'],
  ])('%s: %s', (_, address, network) => expect(networkOf(address)).toBe(network))
})
