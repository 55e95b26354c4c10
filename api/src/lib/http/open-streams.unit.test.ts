import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { placeStream } from './open-streams.ts'

const limited = { rateLimits: true }

const open = (ip: string) => {
  const raw = new EventEmitter() as ServerResponse
  placeStream(limited, undefined, { ip }, { raw })
  return raw
}

test('one network holds a thousand streams open, and the 64 bits of IPv6 that a household has are one', () => {
  const streams = Array.from({ length: 1000 }, (_, n) => open(`2001:db8:0:7::${n.toString(16)}`))
  expect(() => open('2001:db8:0:7:ffff::1')).toThrow(
    expect.objectContaining({ code: 'too-many', facts: { retryAfter: 10 } }),
  )
  const others = [open('2001:db8:0:8::1'), open('203.0.113.9')]
  streams.pop()!.emit('close')
  streams.push(open('2001:db8:0:7:ffff::1'))
  expect(() => open('2001:db8:0:7::1')).toThrow(expect.objectContaining({ code: 'too-many' }))
  for (const raw of [...streams, ...others]) raw.emit('close')
})
