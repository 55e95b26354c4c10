import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { runningDependencies } from './dependencies.ts'

interface Bill {
  components: { purl: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * Prints what runs as a bill of materials (CycloneDX). npm writes it; but its own `--omit dev` leaves out what both a
 * workspace needs and the development of another (sharp, zod), and with `--workspace` it leaves out what the root needs. So
 * it lists everything, and what is of development only is taken out here.
 */
const whole = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
) as Bill

const running = new Set(runningDependencies().map(({ name, version }) => `pkg:npm/${name}@${version}`))
const components = whole.components.filter(({ purl }) => running.has(decodeURIComponent(purl)))
const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
const missing = [...running].filter((purl) => !listed.has(purl))
if (missing.length) throw new Error(`npm's bill of materials lacks ${missing.join(', ')}`)

const kept = new Set(components.map((one) => one['bom-ref']))
const isKept = (ref: string) => kept.has(ref) || /^(?:@i-one\/(?:contract|game|api|web)|i-one)@/.test(ref)
const dependencies = whole.dependencies
  .filter(({ ref }) => isKept(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) }))

console.log(JSON.stringify({ ...whole, components, dependencies }, null, 2))
