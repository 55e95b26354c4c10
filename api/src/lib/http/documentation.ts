import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from './contract.ts'
import { firstSteps } from './first-steps.ts'
import { openApi } from './open-api.ts'

/** The page at `/docs`, and the OpenAPI document at `/docs/json`, which is made when it is first asked for. */
export const documentApi = async (
  fastify: FastifyInstance,
  about: { version: string; publicUrl: string },
) => {
  let document = {}
  const make = async () => openApi(await readContract(), { ...about, description: firstSteps })
  let made: Promise<object> | undefined
  await fastify.register(swagger, { hideUntagged: true, openapi: {}, transformObject: () => document })
  await fastify.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy.replace("frame-ancestors 'self'", "frame-ancestors 'none'"),
    theme: { title: 'i-one API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none' },
    uiHooks: {
      preHandler: async () => {
        document = await (made ??= make())
      },
    },
  })
}
