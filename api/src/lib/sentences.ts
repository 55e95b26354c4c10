import { capitalize } from '@i-one/game/capitalize'
import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type Nested = z.core.$ZodIssue

const named: Record<string, string> = {
  lng: 'longitude',
  lat: 'latitude',
  q: 'text',
  _id: 'id',
  aet: 'extra time',
}

const nameOf = (path: readonly PropertyKey[]) => {
  const at = path.findLastIndex((part) => typeof part === 'string')
  const name = String(path[at] ?? 'this request')
  const words = named[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  const place = path[at + 1]
  return capitalize(words) + (typeof place === 'number' ? ` ${place + 1}` : '')
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
}

const wordFor = (value: unknown) => (value === null ? 'null' : value === '' ? 'empty' : String(value))

const choice = (values: readonly unknown[]) => {
  const [last = '', ...others] = values.map(wordFor).toReversed()
  return others.length ? `one of ${others.toReversed().join(', ')} or ${last}` : last
}

const bound = ({ origin }: { origin: string }, words: string, limit: number | bigint) => {
  if (origin === 'array') return `have ${words} ${limit} entries`
  return origin === 'string' ? `have ${words} ${limit} characters` : `be ${words} ${limit}`
}

const demandOf = (issue: Issue | Nested): string => {
  if (issue.code === 'invalid_type') return `be ${kinds[issue.expected] ?? 'an object'}`
  if (issue.code === 'invalid_value') return `be ${choice(issue.values)}`
  if (issue.code === 'too_big') return bound(issue, 'at most', issue.maximum)
  if (issue.code === 'too_small') return bound(issue, 'at least', issue.minimum)
  if (issue.code === 'invalid_union') return eitherOf(issue.errors as Nested[][])
  return 'have a valid format'
}

const eitherOf = (branches: readonly (readonly Nested[])[]) => {
  const demands = branches.flatMap(([first]) => (first ? [demandOf(first)] : []))
  return [...new Set(demands)].join(', or ') || 'have a valid type'
}

const isMany = (issue: Issue) =>
  issue.code === 'invalid_type' && ['array', 'tuple'].includes(issue.expected as string)

export const toSentence = (issue: Issue): string => {
  const name = nameOf(issue.path ?? [])
  if (issue.input === undefined) return `${name} ${isMany(issue) ? 'are' : 'is'} required`
  return `${name} must ${demandOf(issue)}`
}
