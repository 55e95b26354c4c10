export interface Mutant {
  /** The rule as written in its marker comment: `// guard: …` in TypeScript, `-- guard: …` in SQL. */
  guard: string
  /** Replaces the value in the marked statement. If undefined, the mutant deletes the statement. */
  value?: string
  sql?: string
  test: string
  title: string
}

const marker = /^ *(?:\/\/|--) guard: (.+)$/

export const listGuards = (source: string) =>
  source.split('\n').flatMap((line) => marker.exec(line)?.[1] ?? [])

const indentOf = (line = '') => line.search(/\S/)

/** Returns the source without the guard: deletes the marked statement, or replaces its value. */
export const applyMutant = (source: string, { guard, value }: Mutant) => {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => marker.exec(line)?.[1] === guard) + 1
  if (start === 0) throw new Error(`no marker for the guard: ${guard}`)
  const indent = indentOf(lines[start])
  const continues = (line = '') =>
    indentOf(line) > indent || (indentOf(line) === indent && /^ *[)\]}]/.test(line))
  let end = start + 1
  while (continues(lines[end])) end++
  const guarded = lines.splice(start, end - start).join('\n')
  if (value !== undefined) lines.splice(start, 0, withValue(guarded, value))
  return lines.join('\n')
}

const withValue = (guarded: string, value: string) => {
  const [, before, after] = /^( *(?:(?:export )?const [^=]+=|return|\w+:) ).*?(,?)$/s.exec(guarded) ?? []
  if (before === undefined) throw new Error(`the guarded line has no value to replace: ${guarded}`)
  return before + value + after
}
