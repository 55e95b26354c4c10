import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContract } from '../../lib/http/contract.ts'
import { permissions } from '../../permissions.ts'

const page = new URL('../../../../web/src/moderation/audit/call-texts.ts', import.meta.url)

test('the page of the audit log has a text for each change that staff may make for other users', async () => {
  const { calls } = await readContract()
  const rights = Object.entries(permissions).filter(([name, { concerns, may }]) => {
    const call = calls.get(name)?.call
    const isChange = call !== undefined && 'method' in call && call.method !== 'GET'
    return concerns !== 'staff' && (may as readonly string[]).includes('admin') && isChange
  })
  const texts = [...readFileSync(page, 'utf8').matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name)
  expect(texts.toSorted()).toEqual(rights.map(([name]) => name).toSorted())
})
