import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { listFilesUnder, isStampCurrent, root, computeStamp } from './prepare.mjs'

export const serverSources = ['api/src', 'contract/src', 'game/src', 'seed']
const sources = ['package-lock.json', 'scripts/build-server.mjs', ...serverSources]
const out = 'api/dist'
const stampFile = join(root, out, '.stamp')

const programs = [
  'main',
  'lib/alive-thread',
  'lib/database/embedded-postgres',
  'moderation/staff/command/main',
  'tournaments/calendar/laying-tasks',
]

export async function buildServerIfChanged() {
  if (isStampCurrent(stampFile, sources)) return
  const build = await createServerBuild()
  try {
    await build.run()
  } finally {
    await build.dispose()
  }
}

/** esbuild keeps its state between runs, so that later runs take a fraction of the time. */
export async function createServerBuild() {
  const { context } = await import('esbuild')
  const { rebuild, dispose } = await context({
    absWorkingDir: root,
    entryPoints: programs.map((program) => `api/src/${program}.ts`),
    outbase: 'api/src',
    outdir: out,
    bundle: true,
    packages: 'external',
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'sources', setup: readSources }],
  })
  let built = ''
  return {
    hasChanged: () => computeStamp(sources) !== built,
    /**
     * Renames finished files into place, the stamp last, because several processes may build at the same
     * time. Returns the package names that the server imports. `onSuccess` runs while the files are written.
     */
    async run(onSuccess) {
      const stamp = computeStamp(sources)
      const { outputFiles, metafile } = await rebuild()
      built = stamp
      const files = outputFiles.map(toFile)
      const done = onSuccess?.()
      for (const { path, contents } of files) put(path, contents)
      removeAllBut(new Set(files.map(({ path }) => path)))
      put(stampFile, stamp)
      await done
      const { imports } = metafile.outputs[`${out}/main.js`]
      return imports.filter(({ external }) => external).map(({ path }) => path)
    },
    dispose,
  }
}

const toFile = ({ path, text }) => ({
  path,
  contents: path.endsWith('.map') ? lineByLine(text) : inLatin1(path, text),
})

/**
 * Rejects characters outside Latin-1: a single one doubles the size of a file in memory. esbuild keeps them
 * in regular expressions.
 */
function inLatin1(path, text) {
  const [line] = /^.*[^\0-\xff].*$/m.exec(text) ?? []
  if (line) throw new Error(`${path}: escape characters outside Latin-1 as \\uXXXX: ${line.trim()}`)
  return text
}

/** Removes columns from a source map, to reduce its memory to a third. */
function lineByLine(text) {
  const map = JSON.parse(text)
  const isOther = ([, file, line], n, all) => n === 0 || file !== all[n - 1][1] || line !== all[n - 1][2]
  return JSON.stringify({
    ...map,
    mappings: encode(decode(map.mappings).map((row) => row.filter(isOther))),
  })
}

function readSources({ onResolve, onLoad }) {
  onResolve({ filter: /^@i-one\// }, ({ path }) => {
    const [, workspace, file] = /^@i-one\/(\w+)\/(.+)$/.exec(path)
    return { path: join(root, workspace, 'src', `${file}.ts`) }
  })
  onLoad({ filter: /\/api\/src\/lib\/contract-modules\.ts$/ }, () => ({
    contents: contractModules(),
    resolveDir: root,
  }))
  // replaces import.meta.url with the URL where the unbundled JavaScript file would be
  onLoad({ filter: /\/api\/src\/.*\.ts$/ }, ({ path }) => {
    const text = readFileSync(path, 'utf8')
    if (!text.includes('import.meta.url')) return undefined
    const place = path.slice(join(root, 'api/src/').length).replace(/\.ts$/, '.js')
    const url = `import.meta.url.replace(/(.*\\/dist\\/).*/, '$1${place}')`
    return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
  })
}

function contractModules() {
  const files = listFilesUnder('contract/src').filter((file) => /(?<!\.test)\.ts$/.test(file))
  const name = (file) => file.slice('contract/src/'.length)
  return [
    ...files.map((file, n) => `import * as module${n} from './${file}'`),
    `export const contractModules = async () => new Map([`,
    ...files.map((file, n) => `  [${JSON.stringify(name(file))}, module${n}],`),
    `])`,
  ].join('\n')
}

function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

function removeAllBut(built) {
  const folder = join(root, out)
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile() && /\.js(\.map)?$/.test(path) && !built.has(path)) rmSync(path, { force: true })
  }
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await buildServerIfChanged()
