import { capitalize } from '@i-one/game/capitalize'
import type * as z from 'zod/mini'
import { i18n } from './i18n/i18n.ts'

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
  const place = path[at + 1]
  return fieldText(path[at]) + (typeof place === 'number' ? ` ${place + 1}` : '')
}

const fieldText = (key: PropertyKey | undefined) => {
  if (key === undefined) return i18n._('This request')
  const name = String(key)
  return capitalize(named[name] ?? name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
}

const wordFor = (value: unknown) => (value === '' ? i18n._('empty') : String(value))

const choiceText = (values: readonly unknown[]) => {
  const [last = '', ...others] = values.map(wordFor).toReversed()
  return others.length > 0
    ? i18n._('be one of {others} or {last}', { others: others.toReversed().join(', '), last })
    : i18n._('be {value}', { value: last })
}

const mostText = (origin: string, limit: number) => {
  if (origin === 'array') return i18n._('have at most {limit} entries', { limit })
  if (origin === 'string') return i18n._('have at most {limit} characters', { limit })
  return i18n._('be at most {limit}', { limit })
}

const leastText = (origin: string, limit: number) => {
  if (origin === 'array') return i18n._('have at least {limit} entries', { limit })
  if (origin === 'string') return i18n._('have at least {limit} characters', { limit })
  return i18n._('be at least {limit}', { limit })
}

const demandOf = (issue: Issue | Nested): string => {
  if (issue.code === 'invalid_type')
    return i18n._(
      'be {kind, select, string {text} number {a number} int {a whole number} boolean {true or false} null {null} array {a list} tuple {a list} other {an object}}',
      { kind: issue.expected },
    )
  if (issue.code === 'invalid_value') return choiceText(issue.values)
  if (issue.code === 'too_big') return mostText(issue.origin, Number(issue.maximum))
  if (issue.code === 'too_small') return leastText(issue.origin, Number(issue.minimum))
  if (issue.code === 'invalid_union') return eitherOf(issue.errors as Nested[][])
  return i18n._('have a valid format')
}

const eitherOf = (branches: readonly (readonly Nested[])[]) => {
  const demands = new Set(branches.flatMap(([first]) => (first ? [demandOf(first)] : [])))
  if (demands.size === 0) return i18n._('have a valid type')
  return [...demands].reduce((first, second) => i18n._('{first}, or {second}', { first, second }))
}

const isMany = (issue: Issue) =>
  issue.code === 'invalid_type' && ['array', 'tuple'].includes(issue.expected as string)

export const toSentence = (issue: Issue): string => {
  const name = nameOf(issue.path ?? [])
  if (issue.input !== undefined) return i18n._('{name} must {demand}', { name, demand: demandOf(issue) })
  return isMany(issue) ? i18n._('{name} are required', { name }) : i18n._('{name} is required', { name })
}
