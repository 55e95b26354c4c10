import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** OpenAPI from the endpoints as they are registered: the page at `/docs`, the document at `/docs/json`. */
export const documentApi = async (fastify: FastifyInstance, version: string) => {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'i-one',
        description: 'Five-a-side football: found, booked, played and remembered.',
        version,
      },
      components: { securitySchemes: { login: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await fastify.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
