import fc from 'fast-check'
import { type Random, randomBetween, pickOne } from './random.ts'

export interface JsonSchema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
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
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

export type InputPart = 'params' | 'query' | 'body'
export interface EndpointCall {
  name: string
  method: string
  path: string
  parts: Partial<Record<InputPart, JsonSchema>>
  file?: string
}

const objectOf = (parameters: Operation['parameters'], place: 'path' | 'query'): JsonSchema | undefined => {
  const here = parameters.filter((one) => one.in === place)
  if (!here.length) return undefined
  const properties = Object.fromEntries(here.map(({ name, schema }) => [name, schema]))
  return { type: 'object', properties, required: here.filter((one) => one.required).map(({ name }) => name) }
}

const resolved = (shape: JsonSchema, document: OpenApiDocument): JsonSchema => {
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

export const listCalls = (document: OpenApiDocument): EndpointCall[] =>
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

export type FieldPath = [InputPart, ...(string | number)[]]

export const listFields = ({ parts }: EndpointCall): FieldPath[] => {
  const within = (shape: JsonSchema, path: FieldPath): FieldPath[] => [
    ...(path.length > 1 || path[0] === 'body' ? [path] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([name, one]) => within(one, [...path, name])),
    ...(shape.items ? within(shape.items, [...path, 0]) : []),
    ...(shape.prefixItems ?? []).flatMap((one, at) => within(one, [...path, at])),
    ...(shape.anyOf ?? []).flatMap((one) => within(one, path)).filter((one) => one.length > path.length),
  ]
  return Object.entries(parts).flatMap(([part, shape]) => within(shape, [part as InputPart]))
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

export interface ValueContext {
  random: Random
  now: Date
  ids: readonly string[]
}

const hour = 60 * 60_000

const textLike = (shape: JsonSchema, name: string, { random, now, ids }: ValueContext) => {
  const near = new Date(
    Math.ceil(now.getTime() / hour) * hour + randomBetween(random, -72, 600) * hour,
  ).toISOString()
  if (shape.format === 'uuid') return pickOne(random, ids)
  if (shape.format === 'email') return `somebody-${randomBetween(random, 0, 1e9)}@example.com`
  if (shape.format === 'date-time') return near
  if (shape.format === 'date') return near.slice(0, 10)
  if (shape.pattern) return pickOne(random, textsLike(shape.pattern))
  if (name === 'timeZone') return pickOne(random, zones)
  if (name.toLowerCase().endsWith('password')) return 'kickoff-at-seven'
  return pickOne(random, words).slice(0, shape.maxLength ?? 80)
}

const numberLike = ({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema, { random }: ValueContext) => {
  if (random() < 0.2) return pickOne(random, [minimum, maximum])
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  return type === 'integer' ? randomBetween(random, min, max) : min + random() * (max - min)
}

export const createValue = (shape: JsonSchema, name: string, around: ValueContext): unknown => {
  const { random } = around
  if ('const' in shape) return shape.const
  if (shape.enum) return pickOne(random, shape.enum)
  if (shape.anyOf) return createValue(pickOne(random, shape.anyOf), name, around)
  if (shape.prefixItems) return shape.prefixItems.map((one) => createValue(one, name, around))
  if (shape.properties || shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {})
        .filter(([one]) => shape.required?.includes(one) || random() < 0.4)
        .map(([one, inner]) => [one, createValue(inner, one, around)]),
    )
  if (shape.type === 'array') {
    const min = shape.minItems ?? 0
    const length = randomBetween(random, min, Math.max(min, Math.min(shape.maxItems ?? 3, 3)))
    return Array.from({ length }, () => createValue(shape.items ?? {}, name, around))
  }
  if (shape.type === 'boolean') return random() < 0.5
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number') return numberLike(shape, around)
  return textLike(shape, name, around)
}
