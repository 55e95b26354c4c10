import { setImmediate as others } from 'node:timers/promises'

const piece = 500

/** The text of many rows, so many at a time: others are answered in between. */
export const textInPieces = async <Row>(
  rows: readonly Row[],
  textOf: (rows: readonly Row[], at: number) => string,
) => {
  const texts: string[] = []
  for (let at = 0; at < rows.length; at += piece) {
    if (at > 0) await others()
    texts.push(textOf(rows.slice(at, at + piece), at))
  }
  return texts.join('')
}
