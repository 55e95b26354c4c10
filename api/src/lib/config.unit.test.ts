import { describe, expect, test } from 'vitest'
import { isLoopback, parseConfig } from './config.ts'

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, false],
    ['off', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
  ])('%s', (TRUST_PROXY, trustProxy) => {
    expect(parseConfig({ TRUST_PROXY })).toMatchObject({ trustProxy })
  })

  test.each([
    'on',
    'true',
    '0',
    '-1',
    '11',
    'loopback',
    '10.0.0.0/33',
    '::/129',
    '0.0.0.0/0',
    '1.2.3',
    '10.0.0.1,',
  ])('does not say %s: how many proxies there are, or which', (TRUST_PROXY) =>
    expect(() => parseConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must be/),
  )
})

describe('PUBLIC_URL', () => {
  test.each(['0.0.0.0', '::', '192.168.1.7', 'i-one.example'])('is asked for where HOST is %s', (HOST) => {
    expect(() => parseConfig({ HOST })).toThrow(/^PUBLIC_URL must be set to the address/)
    expect(parseConfig({ HOST, PUBLIC_URL: 'https://i-one.example' })).toMatchObject({ host: HOST })
  })

  test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1'])('is this machine where HOST is %s', (HOST) => {
    expect(isLoopback(parseConfig({ HOST }))).toBe(true)
  })
})

describe('the database', () => {
  const DATABASE_URL = 'postgresql://pooler/i_one'

  test('uses DATABASE_DIRECT_URL for sessions, or else DATABASE_URL', () => {
    const DATABASE_DIRECT_URL = 'postgresql://direct/i_one'
    expect(parseConfig({ DATABASE_URL })).toMatchObject({ databaseDirectUrl: DATABASE_URL })
    expect(parseConfig({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
    })
    expect(() => parseConfig({ DATABASE_DIRECT_URL })).toThrow(/^DATABASE_DIRECT_URL also needs DATABASE_URL/)
    expect(() => parseConfig({ DATABASE_URL, DATABASE_DIRECT_URL: 'http://direct' })).toThrow(
      /^DATABASE_DIRECT_URL must be/,
    )
  })

  test('needs DATABASE_URL for a standby', () => {
    const DATABASE_READ_URL = 'postgresql://standby/i_one'
    expect(parseConfig({ DATABASE_URL, DATABASE_READ_URL })).toMatchObject({
      databaseReadUrl: DATABASE_READ_URL,
    })
    expect(() => parseConfig({ DATABASE_READ_URL })).toThrow(/^DATABASE_READ_URL also needs DATABASE_URL/)
  })

  test.each([
    ['DATABASE_POOL', 'databasePool', 20, '8', ['7', '1001', '-8', '8.5', 'many']],
    ['DATABASE_DIRECT_POOL', 'databaseDirectPool', 4, '100', ['3', '101', '4e1']],
  ])('%s is a number of connections within bounds', (name, key, usual, right, wrong) => {
    expect(parseConfig({})).toMatchObject({ [key]: usual })
    expect(parseConfig({ [name]: right })).toMatchObject({ [key]: Number(right) })
    for (const value of wrong)
      expect(() => parseConfig({ [name]: value })).toThrow(`${name} must be a whole number`)
  })
})

describe('METRICS_FROM', () => {
  const elsewhere = { PUBLIC_URL: 'https://i-one.example' }
  test.each([
    ['undefined by default', {}, undefined],
    ['an empty list if an unknown proxy may stand in front', elsewhere, []],
    ['undefined if the proxy is known', { ...elsewhere, TRUST_PROXY: '1' }, undefined],
    ['a list of networks', { METRICS_FROM: '10.0.0.0/8, ::1' }, ['10.0.0.0/8', '::1']],
    ['an empty list if it is off', { METRICS_FROM: 'off' }, []],
  ])('it is %s', (_, given, metricsFrom) => {
    expect(parseConfig(given)).toMatchObject({ metricsFrom })
  })

  test.each(['on', 'everybody', '10.0.0.0/33', '0.0.0.0/0'])('does not say %s', (METRICS_FROM) =>
    expect(() => parseConfig({ METRICS_FROM })).toThrow(/^METRICS_FROM must be/),
  )
})

describe('DEFAULT_LANGUAGE', () => {
  test('is English if it is not set', () => {
    expect(parseConfig({})).toMatchObject({ defaultLanguage: 'en' })
    expect(parseConfig({ DEFAULT_LANGUAGE: 'fr' })).toMatchObject({ defaultLanguage: 'fr' })
  })

  test.each(['FR', 'fr-FR', 'de', 'English'])('cannot be %s', (DEFAULT_LANGUAGE) =>
    expect(() => parseConfig({ DEFAULT_LANGUAGE })).toThrow('DEFAULT_LANGUAGE must be en or fr'),
  )
})
