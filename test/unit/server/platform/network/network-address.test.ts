import { expect, it } from 'vitest';
import {
  householdNetwork,
  networkAddress,
  networkBlock,
} from '#server/platform/network/network-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkAddress(address)).toBe(network);
});

it.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2ab:3:4:5:6', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0:0::/56', '2001:db8:0::/48'],
])('%s belongs to the household %s and the block %s', (address, household, block) => {
  expect([householdNetwork(address), networkBlock(address)]).toEqual([household, block]);
});
