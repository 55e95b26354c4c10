// Turns the sources of the server into JavaScript that Node loads by itself, in a `dist` beside each `src`.
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesUnder, isStamped, root, stampOf } from './prepare.mjs'

const workspaces = ['api', 'contract', 'game']
const sources = ['package-lock.json', 'scripts/build-server.mjs', ...workspaces.map((name) => `${name}/src`)]
const stampFile = join(root, 'api/dist/.stamp')

/** A server may be started by several programs at once: each file appears whole, and the stamp last. */
export async function buildServerIfChanged() {
  if (isStamped(stampFile, sources)) return
  const stamp = stampOf(sources)
  const built = await transpile()
  for (const { path, contents } of built) put(path, contents)
  removeAllBut(new Set(built.map(({ path }) => path)))
  put(stampFile, stamp)
}

/** File by file, so that what lies beside a file, or is found from there, lies there for its JavaScript too. */
async function transpile() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: workspaces.flatMap((name) =>
      filesUnder(`${name}/src`)
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => ({ in: file, out: file.replace('/src/', '/dist/').slice(0, -'.ts'.length) })),
    ),
    outdir: '.',
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'imports of built files', setup: leaveImports }],
  })
  return outputFiles
}

function leaveImports({ onResolve }) {
  onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
    if (kind === 'entry-point') return undefined
    const [, workspace, file] = /^@i-one\/(\w+)\/(.+)$/.exec(path) ?? []
    const way = workspace
      ? posix.relative(resolveDir, join(root, workspace, 'src', `${file}.js`))
      : path.replace(/\.ts$/, '.js')
    // both lie equally deep
    return { path: workspace ? way.replace('/src/', '/dist/') : way, external: true }
  })
}

function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

function removeAllBut(built) {
  for (const name of workspaces) {
    const folder = join(root, name, 'dist')
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(file.parentPath, file.name)
      if (file.isFile() && /\.js(\.map)?$/.test(path) && !built.has(path)) rmSync(path, { force: true })
    }
  }
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await buildServerIfChanged()
