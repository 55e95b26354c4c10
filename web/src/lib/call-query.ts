import type { Input, Reply } from '@i-one/contract/call'
import type { Endpoint } from '@i-one/contract/endpoint'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

type CallInput<E extends Endpoint> = {} extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

export const callQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, ...[input]: CallInput<E>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Reply<E>> =>
      call(endpoint, ...([{ ...input, signal }] as unknown as CallInput<E>)),
  })
