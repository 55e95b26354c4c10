import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, bootApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await bootApp()
})
afterAll(() => app.stop())

const get = (path: string, init?: RequestInit) => fetch(app.baseUrl + path, init)

describe('the server', () => {
  test('is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('names each request in its answer', async () => {
    expect((await get('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('documents itself', async () => {
    expect((await get('/docs')).status).toBe(200)
    expect(await (await get('/docs/json')).json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'i-one' },
    })
  })

  test('answers an unknown call with a refusal', async () => {
    const response = await get('/i-one/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found', error: 'There is nothing here.' })
  })
})
