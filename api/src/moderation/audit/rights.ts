import type { SubjectKind } from '@i-one/contract/moderation/audit'
import type { RunAsStaff } from '../../lib/http/app.ts'
import { readContract } from '../../lib/http/contract.ts'
import { permissions } from '../../permissions.ts'
import { insertLogLine } from './sql.ts'

type Named = keyof typeof permissions

const findRights = async () => {
  const { calls } = await readContract()
  const rights = new Map<string, { name: string; kind: SubjectKind }>()
  for (const [name, { concerns, may }] of Object.entries(permissions)) {
    const call = calls.get(name as Named)?.call
    const isRight = concerns !== 'staff' && (may as readonly string[]).includes('admin')
    if (isRight && call && 'method' in call && call.method !== 'GET')
      rights.set(`${call.method} ${call.path}`, {
        name,
        kind: concerns === 'place' ? 'session' : (concerns as SubjectKind),
      })
  }
  return rights
}

export const listStaffEndpoints = async () => {
  const { calls } = await readContract()
  const found = new Set<string>()
  for (const [name, { concerns }] of Object.entries(permissions)) {
    const call = calls.get(name as Named)?.call
    if (concerns === 'staff' && call && 'method' in call) found.add(`${call.method} ${call.path}`)
  }
  return found
}

export const createStaffLogger = async (): Promise<RunAsStaff> => {
  const rights = await findRights()
  return async (endpoint, { user, params, now }, db, work) => {
    const right = user?.isAdmin ? rights.get(`${endpoint.method} ${endpoint.path}`) : undefined
    const answer = await work()
    if (!user || !right) return answer
    const { id, ...more } = params as Record<string, string>
    const facts = { call: right.name, ...more }
    const subject = id === undefined ? undefined : { kind: right.kind, id }
    await insertLogLine(db, { by: user.id, act: 'used-right', subject, facts }, now)
    return answer
  }
}
