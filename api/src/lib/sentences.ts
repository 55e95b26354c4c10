import type * as z from 'zod/mini'
import { fieldName } from './field-names.ts'
import { i18n } from './i18n/i18n.ts'

type Issue = z.core.$ZodRawIssue
type Nested = z.core.$ZodIssue

const nameOf = (path: readonly PropertyKey[]) => {
  const at = path.findLastIndex((part) => typeof part === 'string')
  const [field, place] = [path[at], path[at + 1]]
  if (field === undefined) return i18n._('This request')
  const name = fieldName(String(field))
  return typeof place === 'number' ? i18n._('{name} {number}', { name, number: place + 1 }) : name
}

const typeTexts: Record<string, (name: string) => string> = {
  string: (name) => i18n._('{name} must be text', { name }),
  number: (name) => i18n._('{name} must be a number', { name }),
  int: (name) => i18n._('{name} must be a whole number', { name }),
  boolean: (name) => i18n._('{name} must be true or false', { name }),
  null: (name) => i18n._('{name} must be null', { name }),
  array: (name) => i18n._('{name} must be a list', { name }),
  tuple: (name) => i18n._('{name} must be a list', { name }),
}

const typeText = (name: string, expected: string) =>
  typeTexts[expected]?.(name) ?? i18n._('{name} must be an object', { name })

const wordFor = (value: unknown) => (value === '' ? i18n._('empty') : String(value))

const choiceText = (name: string, values: readonly unknown[]) => {
  const [last = '', ...others] = values.map(wordFor).toReversed()
  return others.length > 0
    ? i18n._('{name} must be one of {others} or {last}', {
        name,
        others: others.toReversed().join(', '),
        last,
      })
    : i18n._('{name} must be {value}', { name, value: last })
}

const mostText = (name: string, origin: string, limit: number) => {
  if (origin === 'array') return i18n._('{name} must have at most {limit} entries', { name, limit })
  if (origin === 'string') return i18n._('{name} must have at most {limit} characters', { name, limit })
  return i18n._('{name} must be at most {limit}', { name, limit })
}

const leastText = (name: string, origin: string, limit: number) => {
  if (origin === 'array') return i18n._('{name} must have at least {limit} entries', { name, limit })
  if (origin === 'string') return i18n._('{name} must have at least {limit} characters', { name, limit })
  return i18n._('{name} must be at least {limit}', { name, limit })
}

const demandText = (name: string, issue: Issue | Nested): string => {
  if (issue.code === 'invalid_type') return typeText(name, issue.expected)
  if (issue.code === 'invalid_value') return choiceText(name, issue.values)
  if (issue.code === 'too_big') return mostText(name, issue.origin, Number(issue.maximum))
  if (issue.code === 'too_small') return leastText(name, issue.origin, Number(issue.minimum))
  if (issue.code === 'invalid_union') return eitherText(name, issue.errors as Nested[][])
  return i18n._('{name} must have a valid format', { name })
}

const isNull = (issue: Nested) => issue.code === 'invalid_type' && issue.expected === 'null'

const eitherText = (name: string, branches: readonly (readonly Nested[])[]) => {
  const issues = branches.flatMap(([first]) => first ?? [])
  const [nulls, others] = [issues.filter(isNull), issues.filter((issue) => !isNull(issue))]
  const demands = new Set((others.length > 0 ? others : nulls).map((issue) => demandText(name, issue)))
  if (demands.size === 0) return i18n._('{name} must have a valid type', { name })
  const demand = [...demands].reduce((first, second) => i18n._('{first}, or {second}', { first, second }))
  return nulls.length > 0 && others.length > 0 ? i18n._('{demand}, or be null', { demand }) : demand
}

const isMany = (issue: Issue) =>
  issue.code === 'invalid_type' && ['array', 'tuple'].includes(issue.expected as string)

export const toSentence = (issue: Issue): string => {
  const name = nameOf(issue.path ?? [])
  if (issue.input !== undefined) return demandText(name, issue)
  return isMany(issue) ? i18n._('{name} are required', { name }) : i18n._('{name} is required', { name })
}
