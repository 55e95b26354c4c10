import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from './contract.ts'
import { createOpenApiDocument } from './open-api.ts'

const css = `
.swagger-ui .info .title small { background: #5f6675; }
.swagger-ui .info .title small.version-stamp { background: #3f6a00; }
.swagger-ui .info a, .swagger-ui .info .url { color: #1f5fae; }
.swagger-ui .btn.authorize { color: #0b6b3a; border-color: #0b6b3a; }
.swagger-ui .btn.authorize svg { fill: #0b6b3a; }
.swagger-ui .servers-title, .swagger-ui .servers { display: none; }
`

const head =
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="description" content="The i-one API, with first steps: find a pitch, book it, play, and read the statistics.">'

const firstSteps = `
Five-a-side football: found, booked, played and remembered. The app itself uses these endpoints.

## First steps

1. **Get a token.** Create an account with \`register\` and sign in with \`logIn\`. The response has a \`token\`. Send it as
   \`Authorization: Bearer …\`. On this page, paste the token under *Authorize*.
2. **Find a slot.** \`findNearbyPitches\` lists the pitches near a point, and \`listSlots\` lists the slots of a pitch. You
   can book a slot if its \`state\` is \`free\`.
3. **Book the slot.** \`createHold\` holds the slot for ten minutes. \`createSession\` turns the hold into a session.
4. **Find players.** Share the session's \`code\`: anyone who has the code can read the session with
   \`getSessionByCode\` and join with \`joinSession\`.
5. **Play.** Call \`drawSets\`, \`startSession\`, \`createMatch\`, then \`recordEvents\` for every goal, and
   \`finishSession\`. \`getPlayerStats\` returns the statistics.

## Good to know

- **Errors** are JSON with a \`code\` for programs and an \`error\` for people. \`bad-input\` lists each invalid field in
  \`fields\`. A 409 means that the current state does not allow the request: read the state again, then decide.
- **Retries.** Endpoints that create something accept an \`Idempotency-Key\`. If no response arrives, retry with the same
  key, and nothing is created twice.
- **Rate limits.** The \`Retry-After\` header of a 429 gives the number of seconds to wait.
- **Streams** are server-sent events. Each message has a name and JSON; a numbered stream resumes after the
  \`Last-Event-ID\` you send. On \`come-back\`, reconnect after the given number of milliseconds.
- **Times** are UTC in ISO 8601. Days are in the pitch's time zone. **Money** is an integer in the currency's minor unit by
  ISO 4217: kobo for NGN, whole francs for XOF.
`

export const serveDocs = async (fastify: FastifyInstance, about: { version: string; publicUrl: string }) => {
  let document = {}
  const make = async () => createOpenApiDocument(await readContract(), { ...about, description: firstSteps })
  let made: Promise<object> | undefined
  await fastify.register(swagger, { hideUntagged: true, openapi: {}, transformObject: () => document })
  await fastify.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) =>
      typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html')
        ? payload.replace('</head>', `${head}</head>`)
        : payload,
    )
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: (policy) => policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
      theme: { title: 'i-one API', css: [{ filename: 'i-one.css', content: css }] },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
      uiHooks: {
        preHandler: async () => {
          document = await (made ??= make())
        },
      },
    })
  })
}
