export interface Mutant {
  /** The rule, as its marker in the source names it: `// guard: …` or, in SQL, `-- guard: …`. */
  guard: string
  /** Replaces the marked value. Without it the marked line or statement is deleted. */
  value?: string
  sql?: string
  test: string
  title: string
}

const marker = /^ *(?:\/\/|--) guard: (.+)$/

export const guardsIn = (source: string) => source.split('\n').flatMap((line) => marker.exec(line)?.[1] ?? [])

const indentOf = (line = '') => line.search(/\S/)

/** The source without the guard: the marked line and those that continue it are deleted, or get another value. */
export const mutate = (source: string, { guard, value }: Mutant) => {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => marker.exec(line)?.[1] === guard) + 1
  if (start === 0) throw new Error(`${guard}: no marker`)
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
  if (before === undefined) throw new Error(`nothing that has a value: ${guarded}`)
  return before + value + after
}
