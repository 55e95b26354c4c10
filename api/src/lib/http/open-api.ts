import type { Endpoint, Schema, Stream } from '@i-one/contract/endpoint'
import { type ErrorCode, errors } from '@i-one/contract/errors'
import * as z from 'zod/mini'
import type { Contract } from './contract.ts'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

const refer = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

// Responses may gain fields later, so no schema forbids additional properties.
const tidy = ({ jsonSchema }: { jsonSchema: Json }) => {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
}

const converter = (shapes: Contract['shapes'], components: Json) => {
  const metadata = z.registry<{ id: string }>()
  for (const [name, schema] of shapes) metadata.add(schema, { id: name })
  const keep = (name: string, shape: Json) => {
    delete shape['id']
    const known = (components[name] ??= shape)
    if (JSON.stringify(known) !== JSON.stringify(shape))
      throw new Error(
        `${name} differs between requests and responses: export two schemas with different names from the contract`,
      )
  }
  const converted = { input: new Map<Schema, Json>(), output: new Map<Schema, Json>() }
  const convert = (schema: Schema, io: Io) => {
    const options = { io, metadata, unrepresentable: 'any', override: tidy } as const
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ schema }), options)
    for (const [name, shape] of Object.entries($defs)) keep(name, shape as Json)
    return properties?.['schema'] as Json
  }
  return (schema: Schema, io: Io) => {
    const json = converted[io].get(schema) ?? convert(schema, io)
    converted[io].set(schema, json)
    return json
  }
}
type Convert = ReturnType<typeof converter>

const asksFor = (schema: Schema) =>
  Object.keys((schema as unknown as z.ZodMiniObject).shape ?? { one: 1 }).length > 0

export const listErrorCodes = (call: Endpoint | Stream): ErrorCode[] => {
  const { access, path, params, query } = call
  const [method, isIdempotent] = 'method' in call ? [call.method, call.idempotent] : ['GET' as const, false]
  const mayHaveBody = method !== 'GET'
  return [
    ...(mayHaveBody || asksFor(params) || asksFor(query) ? (['bad-input'] as const) : []),
    ...(access === 'login' ? (['not-signed-in'] as const) : []),
    'suspended',
    ...(mayHaveBody ? (['too-large'] as const) : []),
    ...(isIdempotent ? (['key-reused'] as const) : []),
    ...('messages' in call ? (['too-many'] as const) : []),
    ...(path.startsWith('/i-one/admin/') ? (['passkey-needed'] as const) : []),
    ...call.errors,
    'server-error',
    'stopping',
    'busy',
  ]
}

const errorSchema = {
  type: 'object',
  description: '`error`, `message` and `detail` hold the same sentence. Some codes add more fields.',
  properties: {
    error: { type: 'string' },
    message: { type: 'string' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errors) },
    fields: {
      type: 'object',
      description: 'Only with `bad-input`: an error message for each invalid field, by its path.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['error', 'message', 'detail', 'code'],
}

const headers = {
  'Idempotency-Key': {
    description: 'A request repeated within a day with the same key returns the first response.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  'Last-Event-ID': {
    description: 'The last id received. The stream resumes after it.',
    schema: { type: 'integer' },
  },
}

const header = (name: keyof typeof headers) => ({ name, in: 'header', ...headers[name] })

const errorResponse = (status: number, codes: ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
  ...((status === 429 || status === 503) && {
    headers: {
      'Retry-After': { description: 'Seconds to wait before retrying', schema: { type: 'integer' } },
    },
  }),
  content: {
    'application/json': {
      schema: { allOf: [refer('schemas', 'ApiError'), { properties: { code: { enum: codes } } }] },
    },
  },
})

const statusOf = (code: ErrorCode) => errors[code][0]

const errorResponses = (call: Endpoint | Stream, components: Json) => {
  const codes = listErrorCodes(call).toSorted()
  return [...new Set(codes.map(statusOf))].map((status) => {
    const ofStatus = codes.filter((code) => statusOf(code) === status)
    const response = errorResponse(status, ofStatus)
    const [code = '', another] = ofStatus
    if (another) return [status, response] as const
    components[code] = response
    return [status, refer('responses', code)] as const
  })
}

const parameters = (schema: Schema, place: 'path' | 'query', convert: Convert) => {
  if (!asksFor(schema)) return []
  const { shape } = schema as unknown as z.ZodMiniObject<Record<string, Schema>>
  return Object.entries(shape).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(one, undefined).success,
    schema: convert(one, 'input'),
  }))
}

const requestBody = ({ body, file }: Endpoint, convert: Convert) => {
  if (file) return { required: true, content: Object.fromEntries(file.types.map((type) => [type, {}])) }
  if (!asksFor(body)) return undefined
  return {
    required: !z.safeParse(body, {}).success,
    content: { 'application/json': { schema: convert(body, 'input') } },
  }
}

const messageShape = (name: string, data: Json) => ({
  type: 'object',
  properties: { event: { const: name }, id: { type: 'integer' }, data },
  required: ['event', 'data'],
})

const answer = (call: Endpoint | Stream, convert: Convert) => {
  if ('messages' in call) {
    const messages = Object.entries(call.messages)
    const oneOf = messages.map(([name, data]) => messageShape(name, convert(data, 'output')))
    return {
      description: 'A stream of messages',
      content: { 'text/event-stream': { schema: { oneOf } } },
    }
  }
  const [type = 'application/json'] = call.replyType?.split(';', 1) ?? []
  const isBinary = type.startsWith('image/')
  return {
    description: 'Done',
    content: { [type]: isBinary ? {} : { schema: convert(call.reply, 'output') } },
  }
}

const login = { login: [] }
const security = ({ access, acceptsScorerToken }: Endpoint | Stream) => [
  ...(access === 'public' ? [{}] : []),
  login,
  ...(acceptsScorerToken ? [{ whistle: [] }] : []),
]

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

interface About {
  version: string
  publicUrl: string
  description: string
}

export const createOpenApiDocument = (
  { calls, shapes }: Contract,
  { version, publicUrl, description }: About,
) => {
  const components = { schemas: { ApiError: errorSchema } as Json, responses: {} as Json }
  const convert = converter(shapes, components.schemas)
  const paths: Record<string, Json> = {}
  for (const [operationId, { call, tag }] of calls) {
    const isStream = 'messages' in call
    const path = (paths[call.path.replace(/:(\w+)/g, '{$1}')] ??= {})
    path[isStream ? 'get' : call.method.toLowerCase()] = {
      operationId,
      summary: call.summary,
      tags: [tag],
      security: security(call),
      parameters: [
        ...parameters(call.params, 'path', convert),
        ...parameters(call.query, 'query', convert),
        ...(isStream && call.numbered ? [header('Last-Event-ID')] : []),
        ...(!isStream && call.idempotent ? [header('Idempotency-Key')] : []),
      ],
      ...(!isStream && { requestBody: requestBody(call, convert) }),
      responses: Object.fromEntries([
        [200, answer(call, convert)],
        ...errorResponses(call, components.responses),
      ]),
    }
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'i-one', description, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      ...components,
      securitySchemes: {
        login: bearer('The token of `logIn`'),
        whistle: bearer('The token returned by `acceptWhistle`, for a scorekeeper without an account'),
      },
    },
  }
  return JSON.parse(
    JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as typeof document
}
