import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from './contract.ts'
import { firstSteps } from './first-steps.ts'
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
