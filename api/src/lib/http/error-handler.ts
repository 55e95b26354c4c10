import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findWaitReason } from '../database/waited-for.ts'
import { i18n } from '../i18n/i18n.ts'
import { ApiError, toInputError, toConstraintError } from './api-error.ts'
import { retrySeconds } from './bounded-queue.ts'

export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const apiError = toApiError(error)
  if (apiError) return send(request, reply, apiError)
  const reason = findWaitReason(error)
  if (!reason) {
    request.log.error({ err: error }, 'unexpected error')
    return send(request, reply, new ApiError('server-error'))
  }
  request.waitedFor = reason
  request.log.warn({ err: error, waitedFor: reason }, 'a request waited too long for the database')
  return send(request, reply, new ApiError('busy', { retryAfter: retrySeconds }))
}

const send = (request: FastifyRequest, reply: FastifyReply, apiError: ApiError) => {
  request.errorCode = apiError.code
  const { retryAfter, ...body } = apiError.body
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply
    .status(apiError.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

const toApiError = (error: unknown) => {
  if (error instanceof ApiError) return error
  if (error instanceof z.core.$ZodError) return wrongFields(error)
  return toConstraintError(error) ?? fromFastify(error as FastifyError)
}

const wrongFields = (error: z.core.$ZodError) => {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) if (path.length) fields[path.join('.')] ??= message
  const [whole] = error.issues.filter(({ path }) => !path.length)
  return whole ? wrongRequest(whole.message) : toInputError(fields)
}

const wrongRequest = (sentence: string) =>
  new ApiError('bad-input', { error: sentence, message: sentence, detail: sentence })

const fromFastify = ({ statusCode = 500, code }: Partial<FastifyError>) => {
  if (statusCode === 413) return new ApiError('too-large')
  if (statusCode === 503) return new ApiError('stopping')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return wrongRequest(i18n._('This content type is not supported'))
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return wrongRequest(i18n._('The request body is not valid JSON'))
  if (code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH')
    return wrongRequest(i18n._('This is not a valid URL'))
  if (statusCode >= 400 && statusCode < 500) return new ApiError('bad-input')
  return undefined
}

const toClientError = (code: string | undefined): [status: number, ApiError] => {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, new ApiError('too-large')]
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, wrongRequest('This request took too long')]
  return [400, wrongRequest('This is not a valid request')]
}

const answered = new WeakSet<Socket>()
// Milliseconds to read the rest of a rejected request. If the socket closed earlier, the client could lose the response.
const lingering = 5000

export const handleClientError = (error: Error & { code?: string }, socket: Socket) => {
  // a long request causes more than one error, and the socket is no longer writable after the response
  if (answered.has(socket)) return
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  answered.add(socket)
  const [status, apiError] = toClientError(error.code)
  const body = JSON.stringify(apiError.body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), lingering).unref()
}
