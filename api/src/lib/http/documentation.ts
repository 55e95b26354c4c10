import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from './contract.ts'
import { openApi } from './open-api.ts'

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
  '<meta name="description" content="Every call of i-one, with first steps: find a pitch, book it, play, and read what was recorded.">'

const firstSteps = `
Five-a-side football: found, booked, played and remembered. Everything the app does goes through these calls.

## First steps

1. **Get a token.** Make an account with \`register\`, sign in with \`logIn\`. The answer has a \`token\`; send it as
   \`Authorization: Bearer …\`. On this page, paste it under *Authorize*.
2. **Find a slot.** \`findNearbyPitches\` answers the pitches around a point, \`listSlots\` the slots of one. A slot
   whose \`state\` is \`free\` can be taken.
3. **Take it.** \`createHold\` keeps it for you for ten minutes, \`createSession\` makes a session of it.
4. **Fill it.** Give the session's \`code\` to others: \`getSessionByCode\` shows it to whoever has it, \`joinSession\`
   takes a place.
5. **Play.** \`drawSets\`, \`startSession\`, \`createMatch\`, then \`recordEvents\` for every goal, and
   \`finishSession\`. \`getPlayerStats\` has what became of it.

## Good to know

- **A refusal** is JSON with a \`code\` for programs and an \`error\` for people. \`bad-input\` names each wrong field in
  \`fields\`. A 409 says that the world has moved on: read it again, then decide.
- **Repeats.** Calls that make something take an \`Idempotency-Key\`. Send the same key again when no answer came, and
  nothing is made twice.
- **Limits.** A 429 says in \`Retry-After\` how many seconds to wait.
- **Streams** are server-sent events. Each message has a name and JSON; a numbered stream goes on after the
  \`Last-Event-ID\` you send. On \`come-back\`, connect again after that many milliseconds.
- **Time** is UTC, ISO 8601; a day is one of the pitch's time zone. **Money** is an integer of the minor unit that ISO 4217 gives its currency: kobo for NGN, whole francs for XOF.
`

export const documentApi = async (
  fastify: FastifyInstance,
  about: { version: string; publicUrl: string },
) => {
  let document = {}
  const make = async () => openApi(await readContract(), { ...about, description: firstSteps })
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
