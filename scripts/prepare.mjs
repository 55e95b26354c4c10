// Must not import packages, because this file runs before npm install.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'web/dist/.stamp')
const webSources = ['package-lock.json', 'contract', 'game', 'messages', 'web']
const notSource = /^(?:node_modules|dist)$|\.(?:en-XA|ar-XB)\./

export function installForServer() {
  if (!(isWebBuilt() && isInstalled({ forServer: true }))) installMissing()
}

export function installMissing() {
  if (isInstalled()) return
  console.log('Installing dependencies (npm ci)')
  // `--include=dev`, because the build needs dev dependencies, which npm skips if NODE_ENV is production
  endUnless(npm('ci', '--include=dev', '--no-audit', '--no-fund'))
}

export function buildWebIfChanged() {
  if (isWebBuilt()) return
  console.log('Building the web app')
  endUnless(buildWeb())
}

/** Computes the stamp before the build, so that files edited during the build count as not built. */
export function buildWeb(script = 'build') {
  const stamp = computeStamp(webSources)
  const status = npm('run', script)
  if (status === 0) writeFileSync(stampFile, stamp)
  return status
}

export function npm(...args) {
  return run('npm', args)
}

export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) console.error(`${command}: ${error.message}`)
  return status === null ? 1 : status
}

function isWebBuilt() {
  return isStampCurrent(stampFile, webSources)
}

export function isStampCurrent(file, sources) {
  return existsSync(file) && readFileSync(file, 'utf8') === computeStamp(sources)
}

function endUnless(status) {
  if (status !== 0) process.exit(status)
}

/** Compares versions instead of file times, because a Git checkout changes file times. */
function isInstalled({ forServer = false } = {}) {
  const installed = readPackages('node_modules/.package-lock.json')
  const wanted = readPackages('package-lock.json')
  if (!installed || !wanted) return false
  const isThere = (path) =>
    installed[path] ? installed[path].version === wanted[path].version : isForOthers(wanted[path])
  const paths = Object.keys(wanted).filter((path) => path !== '' && !(forServer && wanted[path].dev))
  return paths.every(isThere)
}

const isForOthers = (entry) => Boolean(entry.optional || entry.devOptional || entry.extraneous)

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  } catch {
    return undefined
  }
}

export function computeStamp(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(listFilesUnder))
    hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function listFilesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !notSource.test(name))
  return names.toSorted().flatMap((name) => listFilesUnder(join(path, name)))
}
