import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '@i-one/contract/accounts'
import { type Call, createClient } from '@i-one/contract/call'
import { type Match, findLiveMatch, recordEvents } from '@i-one/contract/matches'
import { type Crowd, readMicroseconds } from './crowd.ts'
import { readProcessorTime } from './processor-time.ts'
import { type Statement, recordStatements } from './recording.ts'
import { demoPassword } from './server.ts'

const turn = 500

export const logInScorer = async (baseUrl: string) => {
  const { token } = await createClient({ baseUrl })(logIn, {
    body: { email: 'captain@i-one.example', password: demoPassword },
  })
  const call = createClient({ baseUrl, token: () => token })
  const { match } = await call(findLiveMatch)
  if (!match) throw new Error('the demo has no running match')
  return { call, match, token }
}

const createGoal = () => {
  const at = new Date().toISOString()
  return { id: randomUUID(), type: 'goal', side: 'T1', clockMs: 1000, at } as const
}

export const scoreGoal = async (call: Call, { _id }: Pick<Match, '_id'>) => {
  const { accepted } = await call(recordEvents, { params: { id: _id }, body: { events: [createGoal()] } })
  if (!accepted[0]) throw new Error('the goal was rejected')
  return accepted[0]
}

export interface RecordedGoal {
  id: string
  seq: number
  last: number
  statements: Statement[]
}

const stores = ({ text }: Statement) => /^\s*insert into events\b/.test(text)

/** Returns the recording with the fewest statements, because timers add statements to some recordings. */
export const recordGoal = async (baseUrl: string, database: { url: string; log: string }) => {
  const { match, token } = await logInScorer(baseUrl)
  const { method } = recordEvents
  const path = recordEvents.path.replace(':id', match._id)
  // `record` sends the first twenty goals twice, and the server stores each goal once
  const goals = Array.from({ length: 60 }, createGoal)
  const requests = goals.map((goal) => ({ method, path, token, body: { events: [goal] } }))
  const recorded = (await recordStatements(database, baseUrl, requests)).map(
    ({ statements }, n): RecordedGoal => ({
      id: goals[n]!.id,
      seq: match.seq + n + 1,
      last: match.seq + goals.length,
      statements,
    }),
  )
  const [shortest] = recorded
    .filter(({ statements }) => statements.some(stores))
    .toSorted((a, b) => a.statements.length - b.statements.length)
  if (!shortest) throw new Error('no goal was stored')
  return shortest
}

export interface SideResults {
  /** Milliseconds from sending a goal until it reaches the last spectator. */
  times: number[]
  computed: number
  lost: number
  doubled: number
}

export const createSideResults = (): SideResults => ({ times: [], computed: 0, lost: 0, doubled: 0 })

export const sendGoal = async (
  side: SideResults,
  { crowd, pid }: { crowd: Crowd; pid: number },
  seq: number,
  send: () => Promise<unknown>,
) => {
  const before = readProcessorTime(pid)
  const arrived = crowd.until(seq)
  const began = readMicroseconds()
  const [{ at, lost, doubled }] = await Promise.all([arrived, send()])
  Object.assign(side, { lost, doubled })
  side.times.push((at - began) / 1000)
  side.computed += readProcessorTime(pid) - before
  await wait(Math.max(0, turn - (readMicroseconds() - began) / 1000))
}
