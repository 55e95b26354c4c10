import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { release } from './release.ts'

const source = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'i-one-release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)
const root = join(folder, 'clone')

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim()
const git = (...args: string[]) => run('git', ...args)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(root, path), change(read(path)))

/** Clones the working tree, and adds an unreleased change and a migration. */
const cloneProject = () => {
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', source, root])
  git('config', 'user.name', 'Release test')
  git('config', 'user.email', 'release@i-one.example')
  git('config', 'commit.gpgSign', 'false')
  git('config', 'tag.gpgSign', 'false')
  git('--work-tree', source, 'add', '--all')
  git('commit', '--quiet', '--allow-empty', '-m', 'present state')
  git('reset', '--quiet', '--hard')
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  edit('CHANGELOG.md', (text) => text.replace(/^## .*Unreleased.*$/m, '$&\n\n- A change of the test.'))
  writeFileSync(join(root, 'api/migrations/9999_test.sql'), 'select 1;\n')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'an unreleased change')
}

const packageOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { version: string; workspaces: string[] }

/** The state that a rejected release must not change. */
const stateOf = () => [git('rev-parse', 'HEAD'), git('tag', '--list'), git('status', '--porcelain')]

cloneProject()
const { version: previous, workspaces } = packageOf('.')
const version = `${Number(previous.split('.')[0]) + 1}.0.0`
const date = '2030-01-31'

const releaseHere = (settings: { version?: string; isDryRun?: boolean } = {}) => {
  const lines: string[] = []
  release({ root, version, date, isDryRun: false, log: (line) => void lines.push(line), ...settings })
  return lines.join('\n')
}

test('a dry run prints the steps and changes nothing', () => {
  const before = stateOf()
  const printed = releaseHere({ isDryRun: true })
  expect(printed).toContain(`From ${previous} to ${version}, ${date}`)
  expect(printed).toContain('api/migrations/released.sha256')
  expect(stateOf()).toEqual(before)
})

const rejected = (message: string, settings = {}) => {
  const before = stateOf()
  expect(() => releaseHere(settings)).toThrow(message)
  expect(stateOf()).toEqual(before)
}

test('uncommitted changes are rejected', () => {
  appendFileSync(join(root, 'README.md'), 'a change')
  rejected('uncommitted changes:\n M README.md')
  git('restore', 'README.md')
})

test('the current version is rejected', () => rejected('not greater', { version: previous }))

test('a version whose tag exists is rejected', () => {
  git('tag', `v${version}`)
  rejected(`The tag v${version} already exists.`)
  git('tag', '--delete', `v${version}`)
})

test('a failed commit leaves the tree unchanged', () => {
  writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  rejected('Command failed: git commit')
  rmSync(join(root, '.git/hooks/pre-commit'))
})

test('a release commits, tags and writes its files', () => {
  const before = git('rev-parse', 'HEAD')
  run('npm', 'run', '--silent', 'release', '--', version, '--date', date)

  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s %P')).toBe(`release: ${version} ${before}`)
  expect(git('cat-file', '-t', `v${version}`)).toBe('tag')
  expect(git('rev-parse', `v${version}^{commit}`)).toBe(git('rev-parse', 'HEAD'))
  const manifests = [...workspaces.map((workspace) => `${workspace}/package.json`), 'package.json']
  expect(git('diff', '--name-only', before, 'HEAD').split('\n')).toEqual(
    ['CHANGELOG.md', 'api/migrations/released.sha256', 'package-lock.json', ...manifests].toSorted(),
  )

  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`^## .*Unreleased.*\n\n## \\[${version}\\] - ${date}\n\n- A change of the test.\n`, 'm'),
  )
  for (const folder of ['.', ...workspaces]) expect(packageOf(folder).version, folder).toBe(version)
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  for (const folder of ['', ...workspaces]) expect(lock.packages[folder]?.version, folder).toBe(version)
  const listed = read('api/migrations/released.sha256')
  expect(
    listed
      .trim()
      .split('\n')
      .map((line) => line.split('  ')[1]),
  ).toEqual(
    git('ls-files', 'api/migrations/*.sql')
      .split('\n')
      .map((file) => file.replace('api/migrations/', '')),
  )

  const name = `i-one-${version}`
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'dist/release', file)))
      .digest('hex')
  expect(read(`dist/release/${name}.sha256`)).toBe(
    [`${name}.tar.gz`, `${name}.cdx.json`].map((file) => `${hashOf(file)}  ${file}\n`).join(''),
  )
  const archived = run('tar', '--list', '--file', `dist/release/${name}.tar.gz`)
  expect(archived.split('\n').filter((path) => !path.endsWith('/'))).toEqual(
    git('ls-files')
      .split('\n')
      .map((path) => `${name}/${path}`),
  )
  const packed = run(
    'tar',
    '--extract',
    '--to-stdout',
    '--file',
    `dist/release/${name}.tar.gz`,
    `${name}/package.json`,
  )
  expect(packed).toBe(read('package.json').trim())
  const bill = JSON.parse(read(`dist/release/${name}.cdx.json`)) as {
    metadata: { component: { version: string } }
  }
  expect(bill.metadata.component.version).toBe(version)
}, 120_000)

test('the next release needs new entries', () => {
  rejected('no entries under "Unreleased"', { version: `${version.split('.')[0]}.1.0` })
})
