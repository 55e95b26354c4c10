// Runs the server and the web app from source. Vite updates the web app in place. The server restarts on changes.
// Passes arguments to Vite. API_PORT sets the server's port, DATA_DIR the folder of its database.
import './check-node.cjs'
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildServerIfChanged, serverSources } from './build-server.mjs'
import { installMissing, root, run } from './prepare.mjs'

process.chdir(root)
installMissing()
await buildServerIfChanged()

const port = process.env.API_PORT ?? '3000'
const dataDir = process.env.DATA_DIR ?? 'data/dev'
const postgres = process.env.DATABASE_URL ? undefined : await startPostgres()
const env = {
  ...process.env,
  PORT: port,
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: postgres.appUrl, DATABASE_OWNER_URL: postgres.url }),
}
if (postgres && run('npm', ['run', '--silent', 'demo'], env) !== 0) await stop(1)

let server = startServer()
let isStopping = false
let building = Promise.resolve()
let waiting

const pages = spawn('npx', ['vite', ...process.argv.slice(2)], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
  env: { ...process.env, API_URL: `http://127.0.0.1:${port}` },
})
pages.once('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
for (const source of serverSources) watch(join(root, source), { recursive: true }, restartSoon)

/** Runs PostgreSQL in this process, so that the server restarts without waiting for PostgreSQL. */
async function startPostgres() {
  const { startEmbeddedPostgres } = await import('../api/dist/lib/database/embedded-postgres.js')
  const log = { info() {}, warn: (_facts, message) => console.warn(message) }
  return startEmbeddedPostgres({ dataDir, log })
}

function startServer() {
  const flags = process.env.INSPECT ? [`--inspect=${process.env.INSPECT}`] : []
  const child = spawn(process.execPath, [...flags, 'api/dist/main.js'], { stdio: 'inherit', env })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => (child.kill(), ended)
  return { end }
}

/** Waits 50 ms, because an editor may write several files at a time. */
function restartSoon() {
  clearTimeout(waiting)
  waiting = setTimeout(() => (building = building.then(restart)), 50)
}

async function restart() {
  try {
    await buildServerIfChanged()
  } catch {
    return // esbuild has printed the error; the previous server keeps running until the next build
  }
  if (isStopping) return
  await server.end()
  server = startServer()
}

async function stop(code) {
  if (isStopping) return
  isStopping = true
  pages?.kill()
  await building
  await server?.end()
  await postgres?.stop()
  process.exit(code)
}
