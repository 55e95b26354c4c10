import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { compareVersions, planRelease, releaseChangelog, requireDate } from './plan.ts'

test('versions are ordered by Semantic Versioning', () => {
  const ordered = (
    '0.1.0 0.2.0 0.10.0 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta ' +
    '1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.0.1 2.0.0'
  ).split(' ')
  for (const [a, one] of ordered.entries())
    for (const [b, other] of ordered.entries())
      expect(Math.sign(compareVersions(one, other)), `${one} ${other}`).toBe(Math.sign(a - b))
})

test.each(['1.2', 'v1.2.3', '1.02.3', '1.2.3-', '1.2.3-a..b', '1.2.3-01', '1.2.3+build', ''])(
  '"%s" is not a version',
  (version) => expect(() => compareVersions(version, '1.0.0')).toThrow('is not a version'),
)

test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today'])('%s is not a date', (date) => {
  expect(() => requireDate(date)).toThrow('is not a date')
})

const next = { previous: '0.1.0', version: '0.2.0', date: '2026-12-01' }

const changelog = `# Changelog

## [Unreleased]

### Added

- A new thing.

## [0.1.0] - 2026-11-22

- The first thing.
`

test('unreleased entries get the version and the date, below an empty section', () => {
  expect(releaseChangelog(changelog, next)).toBe(
    changelog.replace('## [Unreleased]', '## [Unreleased]\n\n## [0.2.0] - 2026-12-01'),
  )
})

test('link references get the new version', () => {
  const links = (...lines: string[]) => `${changelog}\n${lines.join('\n')}\n`
  const first = '[0.1.0]: https://example.org/i-one/tag/v0.1.0'
  const compare = 'https://example.org/i-one/compare'
  const released = releaseChangelog(links(`[unreleased]: ${compare}/v0.1.0...HEAD`, first), next)
  expect(released.split('\n').slice(-4)).toEqual([
    `[unreleased]: ${compare}/v0.2.0...HEAD`,
    `[0.2.0]: ${compare}/v0.1.0...v0.2.0`,
    first,
    '',
  ])
  expect(() => releaseChangelog(links(`[unreleased]: ${compare}/main`), next)).toThrow('v0.1.0...HEAD')
})

test.each([
  ['has no section', changelog.replace('Unreleased', 'Next'), 'no section "Unreleased"'],
  ['has only headings', changelog.replace('- A new thing.\n', ''), 'no entries'],
  ['ends after the heading', '# Changelog\n\n## Unreleased', 'no entries'],
  ['has only links', '## Unreleased\n\n[unreleased]: https://example.org/v0.1.0...HEAD\n', 'no entries'],
])('a changelog that %s is rejected', (_, text, message) => {
  expect(() => releaseChangelog(text, next)).toThrow(message)
})

const manifest = (name: string, more = {}) =>
  `${JSON.stringify({ name, version: '0.1.0', ...more }, null, 2)}\n`
const lineOf = (file: string, text: string) => `${createHash('sha256').update(text).digest('hex')}  ${file}\n`

const sourcesWith = (replaced: Record<string, string> = {}) => {
  const packages = {
    '': { version: '0.1.0' },
    api: { version: '0.1.0' },
    'node_modules/other': { version: '0.1.0' },
  }
  const files = {
    'CHANGELOG.md': changelog,
    'package.json': manifest('i-one', { workspaces: ['api'] }),
    'api/package.json': manifest('@i-one/api', { dependencies: { other: { version: '0.1.0' } } }),
    'package-lock.json': manifest('i-one', { packages }),
    'api/migrations/released.sha256': lineOf('0001_first.sql', 'select 1'),
    ...replaced,
  }
  const migrations = new Map([
    ['0002_second.sql', 'select 2'],
    ['0001_first.sql', 'select 1'],
  ])
  return { read: (path: string) => files[path as keyof typeof files], migrations }
}

test('a release changes the changelog, all versions and the list of migrations', () => {
  const planned = planRelease(sourcesWith(), '0.2.0', '2026-12-01')
  expect([...planned.keys()]).toEqual([
    'CHANGELOG.md',
    'package.json',
    'api/package.json',
    'package-lock.json',
    'api/migrations/released.sha256',
  ])
  expect(planned.get('api/package.json')).toBe(
    sourcesWith().read('api/package.json').replace('0.1.0', '0.2.0'),
  )
  expect(JSON.parse(planned.get('package-lock.json')!)).toEqual({
    name: 'i-one',
    version: '0.2.0',
    packages: {
      '': { version: '0.2.0' },
      api: { version: '0.2.0' },
      'node_modules/other': { version: '0.1.0' },
    },
  })
  expect(planned.get('api/migrations/released.sha256')).toBe(
    lineOf('0001_first.sql', 'select 1') + lineOf('0002_second.sql', 'select 2'),
  )
})

test('unchanged files are not listed', () => {
  const all = lineOf('0001_first.sql', 'select 1') + lineOf('0002_second.sql', 'select 2')
  const sources = sourcesWith({ 'api/migrations/released.sha256': all })
  expect([...planRelease(sources, '0.2.0', '2026-12-01').keys()]).not.toContain(
    'api/migrations/released.sha256',
  )
})

test.each([
  ['the current version', '0.1.0', {}, 'not greater than the current version 0.1.0'],
  ['a lower version', '0.0.9', {}, 'not greater'],
  [
    'an edited migration',
    '0.2.0',
    { 'api/migrations/released.sha256': lineOf('0001_first.sql', 'select 0') },
    'changed or deleted: 0001_first.sql.',
  ],
  [
    'a workspace that the lock file lacks',
    '0.2.0',
    { 'package-lock.json': manifest('i-one', { packages: { '': {} } }) },
    'no workspace api',
  ],
])('%s is rejected', (_, version, replaced, message) => {
  expect(() => planRelease(sourcesWith(replaced), version, '2026-12-01')).toThrow(message)
})
