import { expect, test } from 'vitest'
import { toNatsOptions } from './broker.ts'

test.each([
  ['nats://10.0.0.10:4222', { servers: '10.0.0.10:4222' }],
  ['nats://i-one:s3%3A1@news.example', { servers: 'news.example', user: 'i-one', pass: 's3:1' }],
  ['nats://T0%2FKEN@[::1]:4222', { servers: '[::1]:4222', token: 'T0/KEN' }],
  ['tls://i-one:secret@news.example', { servers: 'news.example', user: 'i-one', pass: 'secret', tls: {} }],
])('%s: who asks is said, and encryption insisted on where it is asked for', (address, reached) =>
  expect(toNatsOptions(address)).toEqual(reached),
)
