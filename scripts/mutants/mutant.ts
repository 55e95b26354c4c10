/** One guard taken away: an edit of a source, and the test that must turn red by it. */
export interface Mutant {
  /** What the product promises, and no longer does after the edit. */
  guard: string
  /** The source, from the root of the project. */
  file: string
  /** Text that stands in the source exactly once. */
  find: string
  replace: string
  /** The test file, from the root: of vitest, or a spec of Playwright. */
  test: string
  /** The title of the test in it, or a part of it. */
  title: string
  /** The row of the specification that the test proves. */
  row?: string
}

/** The mutants of one source that one test file watches over. */
export const mutantsOf = (
  file: string,
  test: string,
  ...mutants: readonly (Omit<Mutant, 'file' | 'test'> & { test?: string })[]
): Mutant[] => mutants.map((mutant) => ({ file, test, ...mutant }))

/** Whether a browser is needed to see it. */
export const isEndToEnd = ({ test }: Mutant) => test.startsWith('e2e/')

/** The source without its guard. */
export const mutate = (source: string, { file, find, replace, guard }: Mutant) => {
  const found = source.split(find).length - 1
  if (found !== 1)
    throw new Error(`${guard}: the text to be replaced stands ${found} times in ${file}, not once:\n${find}`)
  return source.replace(find, () => replace)
}
