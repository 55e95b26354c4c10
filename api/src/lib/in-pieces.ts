import { setImmediate as others } from 'node:timers/promises'

const piece = 500

export const processInChunks = async <Row>(
  rows: readonly Row[],
  work: (rows: readonly Row[], at: number) => void,
) => {
  for (let at = 0; at < rows.length; at += piece) {
    if (at > 0) await others()
    work(rows.slice(at, at + piece), at)
  }
}

export const joinInChunks = async <Row>(
  rows: readonly Row[],
  textOf: (rows: readonly Row[], at: number) => string,
) => {
  const texts: string[] = []
  await processInChunks(rows, (some, at) => texts.push(textOf(some, at)))
  return texts.join('')
}
