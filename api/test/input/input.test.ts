import { readFile } from 'node:fs/promises'
import type { Endpoint } from '@i-one/contract/endpoint'
import { errors } from '@i-one/contract/errors'
import { expect, inject, test } from 'vitest'
import { parseInput } from '../../src/lib/http/serve.ts'
import type { Person } from '../make.ts'
import { startTestApp } from '../suite.ts'
import { corpus } from './corpus.ts'
import { type EndpointCall, type FieldPath, listFields } from './document.ts'
import { type Random, randomBetween, pickOne, createRandom } from './random.ts'
import { findLostFields, valueReaders } from './reads-back.ts'
import { type ApiReply, type RequestInput, toJson, sendRequest, withField } from './request.ts'
import { type EndpointName, createFuzzTarget } from './town.ts'

const seed = Number(process.env.INPUT_SEED ?? 1)
const max = Number(process.env.INPUT_REQUESTS ?? 600)
const ofEachField = Math.ceil(corpus.length * Math.min(1, max / 100_000))
const atOnce = 6
/** Number of requests after which the test needs new fixtures, because most old ones are cancelled. */
const townLasts = 1500

const app = await startTestApp({ rateLimits: false })
const town = await createFuzzTarget(app)
const from = Number(process.env.INPUT_FROM ?? 0)

const faults = new Map<string, string>()
const note = (call: EndpointCall, what: string, { asked, body }: ApiReply) =>
  faults.set(`${call.name}: ${what}`, `${asked} → ${JSON.stringify(body)?.slice(0, 300)}`)

const noWords = /invalid|received|too (small|big)|undefined|\bNaN\b|\[object/i

interface ErrorBody {
  code?: string
  error?: string
  fields?: Record<string, string>
}

const checkErrorResponse = (call: EndpointCall, answer: ApiReply) => {
  const { status, body, retryAfter } = answer
  const { code = '', error = '', fields = {} } = (body ?? {}) as ErrorBody
  if (status === 503 && retryAfter) counts.asksToWait++
  else if (status >= 500) note(call, `answers ${status} ${code}`, answer)
  if (!(code in errors)) note(call, `answers ${status} with no code`, answer)
  for (const sentence of [error, ...Object.values(fields)])
    if (sentence !== 'Invalid email' && (noWords.test(sentence) || !/[a-z]{2}/.test(sentence)))
      note(call, `says '${sentence}' of ${Object.keys(fields).join()}`, answer)
  if (code === 'bad-input' && error === errors['bad-input'][1])
    note(call, 'does not say what is wrong', answer)
}

const shut = new Set([401, 403, 429, 503])
const counts = { asked: 0, past: 0, taken: 0, rejected: 0, asksToWait: 0 }
const ask = async (call: EndpointCall, given: RequestInput, { token }: Person) => {
  counts.asked++
  const answer = await sendRequest(app, call, given, token)
  if (!shut.has(answer.status) || call.name === 'logIn') counts.past++
  if (answer.status < 300) counts.taken++
  else {
    counts.rejected++
    checkErrorResponse(call, answer)
  }
}

type Try = (random: Random) => Promise<void>

const tell = (text: string) => process.stdout.write(`seed ${seed}: ${text}\n`)

const inLanes = async (tries: Try[]) => {
  let next = from
  const begun = performance.now()
  const lane = async (): Promise<void> => {
    const at = next++
    if (at >= tries.length) return
    if (at > from && at % townLasts === 0) {
      const rate = Math.round(((at - from) / (performance.now() - begun)) * 1000)
      tell(`${at} of ${tries.length} sent, ${rate} in a second, ${faults.size} faults; --from ${at} goes on`)
      await town.rebuild(at % (2 * townLasts) ? 'public' : 'link')
    }
    await tries[at]!(createRandom(seed * 1_000_003 + at))
    return lane()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

const shuffled = <T>(things: T[], random: Random) => {
  for (let at = things.length - 1; at > 0; at--) {
    const other = randomBetween(random, 0, at)
    ;[things[at], things[other]] = [things[other]!, things[at]!]
  }
  return things
}

const everyField = (random: Random) => {
  let turn = Math.floor(random() * corpus.length)
  const one =
    (call: EndpointCall, field: FieldPath, value: unknown): Try =>
    async (random) => {
      const who = await town.whoAsks(call.name as EndpointName, random)
      await ask(call, withField(town.rightly(call, who, random), field, value), who)
    }
  const tries = town.calls.flatMap((call) =>
    listFields(call).flatMap((field) =>
      Array.from({ length: ofEachField }, () => one(call, field, corpus[turn++ % corpus.length])),
    ),
  )
  return shuffled(tries, random)
}

const atRandom: Try = async (random) => {
  const call = pickOne(random, town.calls)
  const fields = listFields(call)
  const who = await town.whoAsks(call.name as EndpointName, random)
  const given = town.madeUp(call, who, random)
  const spoiled = fields.length && random() < 0.35
  await ask(call, spoiled ? withField(given, pickOne(random, fields), pickOne(random, corpus)) : given, who)
}

/** Returns PostgreSQL errors in the log that the API does not map to an error code. */
const databaseErrors = async () => {
  const { log } = inject('database')
  const name = new URL(app.databaseUrl).pathname.slice(1)
  const own = (await readFile(log, 'utf8')).split(`\n${name} `).map((entry) => entry.trimEnd())
  const entries = own.flatMap((entry, at) => {
    const after = own.slice(at + 1).findIndex((line) => !/^(DETAIL|HINT|CONTEXT|STATEMENT):/.test(line))
    return entry.startsWith('ERROR:')
      ? [[entry, ...own.slice(at + 1, after < 0 ? undefined : at + 1 + after)]]
      : []
  })
  const isNamed = (line: string) =>
    (/^.*constraint "(\w+)"/.exec(line)?.[1] ?? '').replaceAll('_', '-') in errors
  // the API maps a lock timeout to `busy`
  const passes = /^ERROR: +canceling statement due to/
  const wrong = entries.filter(([error = '']) => !isNamed(error) && !passes.test(error))
  return new Map(wrong.map(([error = '', ...more]) => [error.split('\n')[0], more.join('\n').slice(0, 2000)]))
}

test('all input gets a documented response, and most of it passes login and limits', async () => {
  await inLanes([...everyField(createRandom(seed)), ...Array.from({ length: max }, () => atRandom)])
  const share = counts.past / counts.asked
  tell(`${JSON.stringify(counts)}, ${(share * 100).toFixed(1)} % past login and limits`)
  expect([...faults].map(([fault, where]) => `${fault}\n    ${where}`)).toEqual([])
  expect([...(await databaseErrors())]).toEqual([])
  expect(share).toBeGreaterThan(0.95)
}, 7_200_000)

const spoiledFor = (call: EndpointCall, random: Random) => {
  const fields = listFields(call).filter(([part]) => part === 'body')
  const spoiled = max < 5000 ? Array.from({ length: 3 }, () => pickOne(random, fields)) : fields
  return spoiled.flatMap((field) =>
    Array.from({ length: ofEachField }, () => ({ field, value: pickOne(random, corpus) })),
  )
}

test('accepted values are read back unchanged', async () => {
  await town.rebuild('link')
  const random = createRandom(seed)
  const lost: string[] = []
  let taken = 0
  const tryOut = async (call: EndpointCall, given: RequestInput, who: Person) => {
    const { read, except, prepare } = valueReaders[call.name as EndpointName]!
    const prepared = (await prepare?.({ app, town, who, given })) ?? given
    const answer = await sendRequest(app, call, prepared, who.token)
    if (answer.status !== 200) return
    taken++
    const found = await read({ app, town, who, given: prepared, reply: answer.body as { _id: string } })
    const { body } = town.contract.calls.get(call.name)!.call as Endpoint
    const sent = toJson(prepared.body)
    for (const leaf of findLostFields(
      parseInput(body, (sent ? JSON.parse(sent) : null) ?? {}),
      found,
      except,
    ))
      lost.push(`${call.name}: ${JSON.stringify(leaf)} of ${answer.asked}`)
  }
  for (const call of town.calls.filter(({ name }) => name in valueReaders)) {
    const who = await town.whoAsks(call.name as EndpointName, random)
    const right = town.rightly(call, who, random)
    const made = [town.madeUp(call, who, random), town.madeUp(call, who, random)]
    const spoiled = spoiledFor(call, random).map(({ field, value }) => withField(right, field, value))
    for (const given of [right, ...made, ...spoiled]) await tryOut(call, given, who)
  }
  tell(`${taken} were taken and read`)
  expect(lost).toEqual([])
  expect(taken).toBeGreaterThan(20)
}, 7_200_000)
