import type pg from 'pg'
import type { Statement } from './recording.ts'

/** Milliseconds of the statements of each answer, one after the other on one connection, the quickest first. */
export const timeStatements = async (
  client: pg.Client,
  answers: readonly Statement[][],
  { name, rounds }: { name: string; rounds: number },
) => {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const statements of answers) {
      const begun = performance.now()
      for (const [n, { text, values }] of statements.entries())
        await client.query({ name: `${name} ${n}`, text, values })
      times.push(performance.now() - begun)
    }
  // the first round is for nothing
  return times.slice(answers.length).toSorted((a, b) => a - b)
}
