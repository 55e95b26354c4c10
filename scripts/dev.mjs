// Runs the server and the web app from source. Vite updates the web app in place. The server restarts on changes.
// Passes arguments to Vite. API_PORT sets the server's port, DATA_DIR the folder of its database.
import './check-node.cjs'
import { spawn } from 'node:child_process'
import { readdirSync, statSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createServerBuild, serverSources } from './build-server.mjs'
import { installMissing, root, run } from './prepare.mjs'

process.chdir(root)
installMissing()
const build = await createServerBuild()
const packages = await build.run()

const viteArgs = process.argv.slice(2)
const { values } = parseArgs({ args: viteArgs, strict: false, options: { port: { type: 'string' } } })
const port = process.env.API_PORT ?? '3000'
const dataDir = resolve(process.env.DATA_DIR ?? 'data/dev')
const postgres = process.env.DATABASE_URL ? undefined : await startPostgres()
const env = {
  ...process.env,
  PORT: port,
  DATA_DIR: dataDir,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${values.port ?? 5173}`,
  ...(postgres && { DATABASE_URL: postgres.appUrl, DATABASE_OWNER_URL: postgres.url }),
}
if (postgres && run('npm', ['run', '--silent', 'demo'], env) !== 0) {
  await postgres.stop()
  process.exit(1)
}

let isStopping = false
let next
let server = startServer()
let building = Promise.resolve()
let waiting

const vite = join(root, 'node_modules/vite/bin/vite.js')
const pages = spawn(process.execPath, [vite, ...viteArgs], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://127.0.0.1:${port}` },
})
pages.once('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
const watched = new Map()
for (const source of serverSources) watchFolder(join(root, source))

/** Runs PostgreSQL in this process, so that the server restarts without waiting for PostgreSQL. */
async function startPostgres() {
  const { startEmbeddedPostgres } = await import('../api/dist/lib/database/embedded-postgres.js')
  const log = { info() {}, warn: (_facts, message) => console.warn(message) }
  return startEmbeddedPostgres({ dataDir, log })
}

/** Loads the next server's packages ahead of time, so that a restart only loads the server's own code. */
function loadServer() {
  return spawn(process.execPath, ['api/dev-server.mjs', ...packages], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  })
}

function startServer() {
  const child = next ?? loadServer()
  child.send('start')
  next = undefined
  const ended = new Promise((resolve) => child.once('exit', resolve))
  void loadNext(child)
  const end = () => (child.kill(), ended)
  return { end }
}

/** Waits until the server answers, because loading the next server at the same time would delay it. */
async function loadNext(child) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (child.exitCode === null && child.signalCode === null) {
    if (await isReady()) return void (next ??= loadServer())
    await wait(100)
  }
}

/** Watches each folder, because a recursive watch on Linux loses a file after another file is renamed over it. */
function watchFolder(folder) {
  if (watched.has(folder)) return
  const watcher = watch(folder, (_event, name) => {
    const path = join(folder, name ?? '')
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) watchFolder(path)
    else if (watched.has(path)) stopWatching(path)
    restartSoon()
  })
  watcher.on('error', () => stopWatching(folder))
  watched.set(folder, watcher)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) watchFolder(join(folder, entry.name))
}

function stopWatching(folder) {
  watched.get(folder)?.close()
  watched.delete(folder)
}

/** Waits 50 ms, because an editor may write several files at a time. */
function restartSoon() {
  clearTimeout(waiting)
  waiting = setTimeout(() => (building = building.then(restart)), 50)
}

async function restart() {
  try {
    // an event can arrive late, for files that the previous build has read
    if (!build.hasChanged()) return
    await build.run(() => server.end())
  } catch (error) {
    if (!error.errors) console.error(error.message)
    return // esbuild prints its own errors; the previous server keeps running until the next build
  }
  if (!isStopping) server = startServer()
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  pages?.kill()
  await building
  next?.kill()
  await server?.end()
  await postgres?.stop()
  await build.dispose()
  process.exit(code)
}
