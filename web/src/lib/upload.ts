import { type Reply, type UrlFields, networkError, toUrl, toCallError } from '@i-one/contract/call'
import type { Endpoint } from '@i-one/contract/endpoint'
import { connection } from './call.ts'

const requestTimeout = 120_000

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  file: Blob,
  onProgress: (share: number) => void,
  params: UrlFields = {},
) =>
  new Promise<Reply<E>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, connection.baseUrl + toUrl(endpoint.path, params))
    const token = connection.token?.()
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`)
    request.setRequestHeader('accept-language', import.meta.env.LANGUAGE)
    request.setRequestHeader('content-type', file.type)
    request.timeout = requestTimeout
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('loadend', () => {
      if (request.status >= 200 && request.status < 300) return resolve(JSON.parse(request.responseText))
      const error = request.status === 0 ? networkError() : readError(request)
      connection.onError?.(error, token)
      reject(error)
    })
    request.send(file)
  })

const readError = (request: XMLHttpRequest) => {
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' }
  return toCallError(new Response(null, { status: request.status, headers }), request.responseText)
}
