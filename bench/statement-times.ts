import type pg from 'pg'
import type { Statement } from './recording.ts'

const names = new Map<string, string>()

const nameOf = (text: string) => {
  const name = names.get(text) ?? `timed ${names.size}`
  names.set(text, name)
  return name
}

export const timeStatements = async (client: pg.Client, answers: readonly Statement[][], rounds: number) => {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++)
    for (const statements of answers) {
      const begun = performance.now()
      for (const { text, values } of statements) await client.query({ name: nameOf(text), text, values })
      times.push(performance.now() - begun)
    }
  return times.slice(answers.length).toSorted((a, b) => a - b)
}
