import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listRuntimeDependencies } from './dependencies.ts'

// starts npm, which takes several seconds on a busy machine
test(
  'the bill of materials lists each runtime package once, without test packages',
  { timeout: 60_000 },
  () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })
    const bill = JSON.parse(printed) as { components: { purl: string }[]; dependencies: { ref: string }[] }
    const running = listRuntimeDependencies().map(({ name, version }) => `pkg:npm/${name}@${version}`)
    expect(bill.components.map(({ purl }) => decodeURIComponent(purl)).toSorted()).toEqual(
      [...new Set(running)].toSorted(),
    )
    expect(bill.dependencies.filter(({ ref }) => /vitest|playwright|i-one\/(e2e|bench)/.test(ref))).toEqual(
      [],
    )
  },
)
