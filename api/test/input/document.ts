import fc from 'fast-check'
import { type Random, between, oneOf } from './random.ts'

export interface Shape {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  prefixItems?: Shape[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
}

interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Shape }[]
  requestBody?: { content: Record<string, { schema?: Shape }> }
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape> }
}

export type Part = 'params' | 'query' | 'body'
export interface Call {
  name: string
  method: string
  path: string
  parts: Partial<Record<Part, Shape>>
  file?: string
}

const objectOf = (parameters: Operation['parameters'], place: 'path' | 'query'): Shape | undefined => {
  const here = parameters.filter((one) => one.in === place)
  if (!here.length) return undefined
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required: here.filter((one) => one.required).map(({ name }) => name) }
}

const resolved = (shape: Shape, document: Document): Shape => {
  if (shape.$ref) return resolved(document.components.schemas[shape.$ref.split('/').pop()!]!, document)
  const { properties, items, prefixItems, anyOf } = shape
  return {
    ...shape,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, resolved(one, document)]),
      ),
    }),
    ...(items && { items: resolved(items, document) }),
    ...(prefixItems && { prefixItems: prefixItems.map((one) => resolved(one, document)) }),
    ...(anyOf && { anyOf: anyOf.map((one) => resolved(one, document)) }),
  }
}

export const listCalls = (document: Document): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const content = requestBody?.content ?? {}
      const [type] = Object.keys(content)
      const given = {
        params: objectOf(parameters, 'path'),
        query: objectOf(parameters, 'query'),
        body: content['application/json']?.schema,
      }
      const parts = Object.fromEntries(
        Object.entries(given).flatMap(([part, shape]) => (shape ? [[part, resolved(shape, document)]] : [])),
      )
      const isFile = type !== undefined && !parts['body']
      return { name: operationId, method: method.toUpperCase(), path, parts, ...(isFile && { file: type }) }
    }),
  )

export type Path = [Part, ...(string | number)[]]

export const fieldsOf = ({ parts }: Call): Path[] => {
  const within = (shape: Shape, path: Path): Path[] => [
    ...(path.length > 1 || path[0] === 'body' ? [path] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => within(one, [...path, name])),
    ...(shape.items ? within(shape.items, [...path, 0]) : []),
    ...(shape.prefixItems ?? []).flatMap((one, at) => within(one, [...path, at])),
    ...(shape.anyOf ?? []).flatMap((one) => within(one, path)).filter((one) => one.length > path.length),
  ]
  return Object.entries(parts).flatMap(([part, shape]) => within(shape, [part as Part]))
}

const words = [
  'Ọjà Cage',
  "O'Brien",
  'Ṣẹ́gun',
  'Sunday League',
  'Bring a light shirt, please',
  '5-a-side',
  'Ada',
]
const zones = ['Africa/Lagos', 'UTC', 'Asia/Tokyo', 'Pacific/Apia', 'America/St_Johns']
const matching = new Map<string, string[]>()

const textsLike = (pattern: string) => {
  const texts =
    matching.get(pattern) ?? fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 20, seed: 1 })
  matching.set(pattern, texts)
  return texts
}

export interface Surroundings {
  random: Random
  now: Date
  ids: readonly string[]
}

const hour = 60 * 60_000

const textLike = (shape: Shape, name: string, { random, now, ids }: Surroundings) => {
  const near = new Date(
    Math.ceil(now.getTime() / hour) * hour + between(random, -72, 600) * hour,
  ).toISOString()
  if (shape.format === 'uuid') return oneOf(random, ids)
  if (shape.format === 'email') return `somebody-${between(random, 0, 1e9)}@example.com`
  if (shape.format === 'date-time') return near
  if (shape.format === 'date') return near.slice(0, 10)
  if (shape.pattern) return oneOf(random, textsLike(shape.pattern))
  if (name === 'timeZone') return oneOf(random, zones)
  if (name.toLowerCase().endsWith('password')) return 'kickoff-at-seven'
  return oneOf(random, words).slice(0, shape.maxLength ?? 80)
}

const numberLike = ({ type, minimum = -1e6, maximum = 1e6 }: Shape, { random }: Surroundings) => {
  if (random() < 0.2) return oneOf(random, [minimum, maximum])
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  return type === 'integer' ? between(random, min, max) : min + random() * (max - min)
}

export const createValue = (shape: Shape, name: string, around: Surroundings): unknown => {
  const { random } = around
  if ('const' in shape) return shape.const
  if (shape.enum) return oneOf(random, shape.enum)
  if (shape.anyOf) return createValue(oneOf(random, shape.anyOf), name, around)
  if (shape.prefixItems) return shape.prefixItems.map((one) => createValue(one, name, around))
  if (shape.properties || shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([one]) => shape.required?.includes(one) || random() < 0.4)
        .map(([one, inner]) => [one, createValue(inner, one, around)]),
    )
  if (shape.type === 'array') {
    const min = shape.minItems ?? 0
    const length = between(random, min, Math.max(min, Math.min(shape.maxItems ?? 3, 3)))
    return Array.from({ length }, () => createValue(shape.items ?? {}, name, around))
  }
  if (shape.type === 'boolean') return random() < 0.5
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number') return numberLike(shape, around)
  return textLike(shape, name, around)
}
