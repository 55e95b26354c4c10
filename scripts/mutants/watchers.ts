import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Vitest, createVitest } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'
import type { Mutant } from './mutant.ts'

/** What the tests of a mutant said. */
export interface Seen {
  passed: string[]
  failed: string[]
  /** Why a file of tests could not be run at all. */
  broken: string[]
}

const nothing = (): Seen => ({ passed: [], failed: [], broken: [] })

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const titlesIn = (test: string, mutants: readonly Mutant[]) =>
  new RegExp(
    mutants
      .filter((one) => one.test === test)
      .map(({ title }) => escaped(title))
      .join('|'),
  )

/** Notes what the tests of one run come to: vitest itself goes on knowing those of the runs before. */
const listenTo = (): Reporter & { seen: Seen } => ({
  seen: nothing(),
  onTestCaseResult(test) {
    const { state } = test.result()
    if (state === 'passed' || state === 'failed') this.seen[state].push(test.fullName)
  },
  onTestModuleEnd(module) {
    this.seen.broken.push(...module.errors().map(({ message }) => message))
  },
  onTestRunEnd(_, errors) {
    this.seen.broken.push(...errors.map(({ message }) => message))
  },
})

/** Vitest on a copy of the project. It and PostgreSQL stay warm from mutant to mutant. */
export const openVitest = (copy: string) => {
  let vitest: Vitest | undefined
  const listener = listenTo()

  const open = async () =>
    (vitest ??= await createVitest('test', {
      root: copy,
      watch: false,
      reporters: [listener],
      silent: true,
    }))

  const close = async () => {
    await vitest?.close()
    vitest = undefined
  }

  /** Runs the tests that the mutants name, and no other. */
  const run = async (mutants: readonly Mutant[]): Promise<Seen> => {
    const { projects } = await open()
    listener.seen = nothing()
    // the projects have other numbers of workers, so vitest does not run them together
    for (const project of projects) {
      const its = mutants.filter(({ test }) => project.matchesTestGlob(join(copy, test)))
      const specifications = [...new Set(its.map(({ test }) => test))].map((test) =>
        project.createSpecification(join(copy, test), { testNamePattern: titlesIn(test, its) }),
      )
      if (specifications.length === 0) continue
      // where the database cannot be migrated no test is run at all
      await vitest!
        .runTestSpecifications(specifications)
        .catch(({ message }: Error) => listener.seen.broken.push(message))
    }
    return listener.seen
  }

  /** A source is read again; a migration, by a new database. */
  const reread = async (file: string) => {
    if (file.endsWith('.sql')) await close()
    else vitest?.invalidateFile(join(copy, file))
  }

  return { run, reread, close }
}

/** A spec of Playwright on a copy of the project, whose pages are built again where they changed. */
export const runEndToEnd = (copy: string, mutants: readonly Mutant[]): Seen => {
  const npm = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    return { status, said: stdout + stderr }
  }
  const built = npm('run', 'build')
  if (built.status !== 0)
    return { ...nothing(), broken: [`the pages cannot be built: ${built.said.slice(-500)}`] }
  const specs = [...new Set(mutants.map(({ test }) => test.slice('e2e/'.length)))]
  const pattern = mutants.map(({ title }) => escaped(title)).join('|')
  const { said } = npm('run', 'e2e', '--', ...specs, '-g', pattern, '--reporter=json')
  return readReport(said)
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean }[]
}

const readReport = (said: string): Seen => {
  const report = /^\{$[\s\S]*^\}$/m.exec(said)
  if (!report) return { passed: [], failed: [], broken: [said.slice(-500)] }
  const { suites, errors } = JSON.parse(report[0]) as { suites: Suite[]; errors: { message: string }[] }
  const specsOf = (suite: Suite): { title: string; ok: boolean }[] => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  const specs = suites.flatMap(specsOf)
  const named = (ok: boolean) => specs.filter((spec) => spec.ok === ok).map(({ title }) => title)
  return { passed: named(true), failed: named(false), broken: errors.map(({ message }) => message) }
}
