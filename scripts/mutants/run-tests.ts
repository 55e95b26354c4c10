import { join } from 'node:path'
import { type Vitest, createVitest } from 'vitest/node'
import type { Reporter } from 'vitest/reporters'
import type { Mutant } from './mutant.ts'

export interface TestOutcome {
  passed: string[]
  failed: string[]
  broken: string[]
}

const titlesIn = (test: string, mutants: readonly Mutant[]) =>
  new RegExp(
    mutants
      .filter((mutant) => mutant.test === test)
      .map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('|'),
  )

/** Collects the results of one run, because Vitest's own state also contains earlier runs. */
const createListener = (): Reporter & { outcome: TestOutcome } => ({
  outcome: { passed: [], failed: [], broken: [] },
  onTestCaseResult(test) {
    const { state } = test.result()
    if (state === 'passed' || state === 'failed') this.outcome[state].push(test.fullName)
  },
  onTestModuleEnd(module) {
    this.outcome.broken.push(...module.errors().map(({ message }) => message))
  },
  onTestRunEnd(_, errors) {
    this.outcome.broken.push(...errors.map(({ message }) => message))
  },
})

export const openVitest = (copy: string) => {
  let vitest: Vitest | undefined
  const listener = createListener()

  const open = async () =>
    (vitest ??= await createVitest('test', { root: copy, watch: false, reporters: [listener], silent: true }))

  const close = async () => {
    await vitest?.close()
    vitest = undefined
  }

  const run = async (mutants: readonly Mutant[]): Promise<TestOutcome> => {
    const opened = await open()
    listener.outcome = { passed: [], failed: [], broken: [] }
    // runs one project at a time, because Vitest cannot combine projects with different numbers of workers
    for (const project of opened.projects) {
      const own = mutants.filter(({ test }) => project.matchesTestGlob(join(copy, test)))
      const specifications = [...new Set(own.map(({ test }) => test))].map((test) =>
        project.createSpecification(join(copy, test), { testNamePattern: titlesIn(test, own) }),
      )
      if (specifications.length === 0) continue
      await opened
        .runTestSpecifications(specifications)
        .catch(({ message }: Error) => listener.outcome.broken.push(message))
    }
    return listener.outcome
  }

  return { run, invalidate: (file: string) => vitest?.invalidateFile(file), close }
}
