import { describe, expect, it } from 'vitest'
import { networkOf } from './visit.ts'

describe('where somebody is', () => {
  it.each([
    ['an IPv4 address is itself', '10.9.8.7', '10.9.8.7'],
    ['written as IPv6 it is the same', '::ffff:10.9.8.7', '10.9.8.7'],
    ['so it is in other letters', '::FFFF:0a09:0807', '10.9.8.7'],
    ['an IPv6 address is its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['whoever has that has all of them', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['zeros may be left out anywhere', '2001:DB8::5', '2001:db8:0:0::/64'],
    ['also at the end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['also at the beginning', '::1', '0:0:0:0::/64'],
    ['an interface tells nothing', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['what is no address is counted as it is', 'unix:', 'unix:'],
  ])('%s: %s', (_, address, place) => expect(networkOf(address)).toBe(place))
})
