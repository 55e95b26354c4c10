import { expect, test } from 'vitest'
import { toNetwork } from './rate-limit.ts'

test.each([
  ['197.210.64.1', '197.210.64.1'],
  ['::ffff:197.210.64.1', '197.210.64.1'],
  ['2c0f:f5c0:1:2:3:4:5:6', '2c0f:f5c0:1:2'],
  ['2c0f:f5c0:1:2::1', '2c0f:f5c0:1:2'],
  ['2c0f:f5c0::1', '2c0f:f5c0:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})
