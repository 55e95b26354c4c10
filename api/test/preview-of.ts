import Fastify from 'fastify'
import { afterAll } from 'vitest'
import { previews } from '../src/app.ts'
import { fillPage } from '../src/lib/http/filled-page.ts'
import { servePreviews } from '../src/lib/http/link-preview.ts'
import type { TestApp } from './app.ts'

export const createPreviewRenderer = (app: TestApp) => {
  const fastify = Fastify()
  const shell = fillPage('<html><head><title>i-one</title></head></html>', 'text/html; charset=utf-8', {})
  servePreviews({ fastify, config: app.config, db: app.db, now: app.clock.now }, previews, () => shell)
  afterAll(() => fastify.close())
  return async (url: string) => (await fastify.inject({ url })).body
}
