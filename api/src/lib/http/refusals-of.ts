import type { Endpoint, Schema, Stream } from '@i-one/contract/endpoint'
import type { RefusalCode } from '@i-one/contract/refusals'
import type * as z from 'zod/mini'

export const asksFor = (schema: Schema) =>
  Object.keys((schema as unknown as z.ZodMiniObject).shape ?? { one: 1 }).length > 0

export const refusalsOf = (call: Endpoint | Stream): RefusalCode[] => {
  const { access, path, params, query, refusals } = call
  const [method, once] = 'method' in call ? [call.method, call.once] : ['GET' as const, false]
  const mayHaveBody = method !== 'GET'
  return [
    ...(mayHaveBody || asksFor(params) || asksFor(query) ? (['bad-input'] as const) : []),
    ...(access === 'login' ? (['not-signed-in'] as const) : []),
    'suspended',
    ...(mayHaveBody ? (['too-large'] as const) : []),
    ...(once ? (['key-reused'] as const) : []),
    ...('messages' in call ? (['too-many'] as const) : []),
    ...(path.startsWith('/i-one/admin/') ? (['passkey-needed'] as const) : []),
    ...refusals,
    'server-error',
    'stopping',
    'busy',
  ]
}
