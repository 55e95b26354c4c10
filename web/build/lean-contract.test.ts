import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Rolldown, build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leanContract, schemaGuard } from './lean-contract.ts'

const contract = `
import { endpoint } from './endpoint.ts'
import { object } from './schemas.ts'

export const Name = object('the name asked for')
const Reply = object('the reply')

export const join = endpoint('POST /join/:id', 'the summary', {
  params: object('the params'),
  body: object('the body'),
  reply: Reply,
  errors: ['not-found'],
})
`

let folder = ''
const put = (file: string, text: string) => {
  const path = join(folder, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lean-contract-'))
  put('contract/src/things.ts', contract)
  put(
    'contract/src/endpoint.ts',
    'export const endpoint = (call, summary, told) => ({ call, summary, ...told })',
  )
  put('contract/src/schemas.ts', 'export const object = (told: string) => globalThis.make(told)')
})
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = async (page: string) => {
  put('web/src/page.ts', page)
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanContract(), schemaGuard()],
    resolve: { alias: { '@i-one/contract/things': join(folder, 'contract/src/things.ts') } },
    build: { write: false, rolldownOptions: { input: join(folder, 'web/src/page.ts') } },
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

const built = async (page: string) => (await filesOf(page)).map(({ code }) => code).join('')

test('a page that calls an endpoint gets its method and path, but no schema', async () => {
  const code = await built(`import { join } from '@i-one/contract/things'\nconsole.log(join)`)
  expect(code).toContain('POST')
  expect(code).toContain('/join/:id')
  for (const text of ['the summary', 'the params', 'the body', 'the reply', 'not-found', 'the name'])
    expect(code).not.toContain(text)
})

test('a page that imports a schema gets only that schema', async () => {
  const code = await built(`import { Name } from '@i-one/contract/things'\nconsole.log(Name)`)
  expect(code).toContain('the name asked for')
  expect(code).not.toContain('the reply')
  expect(code).not.toContain('/join/:id')
})

test('a dynamically imported schema is not in the chunk of its endpoints', async () => {
  const files = await filesOf(
    `import { join } from '@i-one/contract/things'\nconsole.log(join, async () => (await import('@i-one/contract/things')).Name)`,
  )
  const [first, ...later] = files.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry))
  expect(first?.code).toContain('/join/:id')
  expect(first?.code).not.toContain('the name asked for')
  expect(later.map(({ code }) => code).join('')).toContain('the name asked for')
})

test('the build fails if a page reads a schema through its endpoint', async () => {
  const page = `import { join } from '@i-one/contract/things'\nconsole.log(join.body)`
  await expect(built(page)).rejects.toThrow('join.body is not available in the browser')
})
