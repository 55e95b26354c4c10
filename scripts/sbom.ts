import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { listRuntimeDependencies } from './dependencies.ts'

interface Bill {
  components: { purl: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** Lists all packages, because `--omit dev` also omits some runtime packages. Dev packages are removed below. */
const whole = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
) as Bill

const running = new Set(listRuntimeDependencies().map(({ name, version }) => `pkg:npm/${name}@${version}`))
const components = whole.components.filter(({ purl }) => running.has(decodeURIComponent(purl)))
const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
const missing = [...running].filter((purl) => !listed.has(purl))
if (missing.length) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`)

const saved = new Set(components.map((one) => one['bom-ref']))
const isIncluded = (ref: string) =>
  saved.has(ref) || /^(?:@i-one\/(?:contract|game|api|web)|i-one)@/.test(ref)
const dependencies = whole.dependencies
  .filter(({ ref }) => isIncluded(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isIncluded) }))

console.log(JSON.stringify({ ...whole, components, dependencies }, null, 2))
