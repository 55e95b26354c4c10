import { randomInt, randomUUID } from 'node:crypto'
import { type Call, CallError } from '@i-one/contract/call'
import { recordEvents } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { drawLot } from '@i-one/contract/tournaments/draw'
import { withdrawTeam } from '@i-one/contract/tournaments/entries'
import { deductPoints, enterResult, removeResult } from '@i-one/contract/tournaments/results'
import type { TournamentRules } from '@i-one/contract/tournaments/rules'
import { day, minute } from '@i-one/game/durations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Person, createPerson } from '../../test/make.ts'
import { startTestApp } from '../../test/suite.ts'
import {
  type TournamentTemplate,
  cloneTournament,
  createTournamentTemplate,
} from '../../test/tournaments/clone-tournament.ts'
import { ModelTournament } from '../../test/tournaments/model-tournament.ts'
import { toPlayState, toResult } from '../../test/tournaments/model.ts'
import { toExpectedView, readNotifications, readView, findTeamPlaces } from '../../test/tournaments/views.ts'
import { replaceAwards } from '../matches/votes/sql.ts'
import { settleMatches } from './calendar/actions.ts'

/** Number of random histories. Can be set with `npm run test:tournaments -- --histories 10000 --seed=-12`. */
const histories = Number(process.env['HISTORIES'] ?? 15)
const seed = Number(process.env['HISTORIES_SEED'] || randomInt(2 ** 31))

const app = await startTestApp({ rateLimits: false })

const forms = [
  { teams: 3, rounds: 2 },
  { teams: 4 },
  { teams: 4, form: 'groups', groups: 2, qualify: 1 },
  { teams: 6, form: 'groups', groups: 2, qualify: 2, thirdPlace: true },
  { teams: 3, form: 'knock-out' },
  { teams: 4, form: 'knock-out', thirdPlace: true },
  { teams: 6, form: 'knock-out' },
] as const

/** Number of histories before new users and templates are created, because growing statistics slow the test down. */
const historiesOfSet = 200
let started = 0
let set: Promise<TemplateSet>

interface TemplateSet {
  organizer: Person
  staff: Person
  templates: Map<number, Promise<TournamentTemplate>>
}

const createTemplateSet = async (): Promise<TemplateSet> => ({
  organizer: await createPerson(app, { isOwner: true }),
  staff: await createPerson(app, { isAdmin: true }),
  templates: new Map(),
})

const rules = { minutes: 8, penaltyShootout: false }

const takeTemplate = async (form: number) => {
  if (started++ % historiesOfSet === 0) set = createTemplateSet()
  const { templates, ...users } = await set
  const entriesUntil = new Date(app.clock.now().getTime() + day).toISOString()
  const template =
    templates.get(form) ??
    createTournamentTemplate(app, users.organizer, { ...forms[form], rules, entriesUntil })
  templates.set(form, template)
  return { template: await template, ...users }
}

const client = fc.nat({ max: 1 })
const side = fc.constantFrom('T1' as const, 'T2' as const)
const goals = fc.nat({ max: 3 })
const of = fc.nat({ max: 1000 })
const isOnline = fc.boolean()

const steps = {
  play: fc.record({
    client,
    of,
    T1: goals,
    T2: goals,
    until: fc.constantFrom('full-time', 'full-time', 'full-time', 'goals', 'kick-off'),
    isOnline,
  }),
  event: fc.record({
    client,
    of,
    type: fc.constantFrom(
      ...(['goal', 'goal', 'own-goal', 'assist', 'card', 'void', 'void', 'kick-off', 'full-time'] as const),
    ),
    side,
    about: of,
    isRed: fc.boolean(),
    isOnline,
  }),
  correct: fc.record({ client, of, side, count: fc.integer({ min: 1, max: 4 }), isOnline }),
  send: fc.record({ client, isUnheard: fc.boolean(), isTriedAgain: fc.boolean() }),
  enter: fc.record({
    of,
    kind: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      'walkover',
      'both-absent',
      'void',
      'lot',
      'replay',
    ),
    T1: goals,
    T2: goals,
    shootOut: fc.option(side, { nil: undefined }),
    isPlaced: fc.boolean(),
  }),
  remove: fc.record({ of }),
  withdraw: fc.record({ of }),
  deduct: fc.record({ of, points: fc.nat({ max: 4 }) }),
  lot: fc.record({ of }),
  vote: fc.record({ of, voters: fc.constantFrom([0], [1], [0, 1]) }),
}
type Steps = { [Name in keyof typeof steps]: (typeof steps)[Name] extends fc.Arbitrary<infer S> ? S : never }

const stepOf = <Name extends keyof Steps>(name: Name, weight: number) => ({
  weight,
  arbitrary: steps[name].map((step) => ({ name, ...(step as object) })) as fc.Arbitrary<
    { [N in keyof Steps]: { name: N } & Steps[N] }[Name]
  >,
})
const step = fc.oneof(
  stepOf('play', 10),
  stepOf('event', 5),
  stepOf('correct', 4),
  stepOf('send', 3),
  stepOf('enter', 6),
  stepOf('remove', 2),
  stepOf('withdraw', 1),
  stepOf('deduct', 1),
  stepOf('lot', 2),
  stepOf('vote', 1),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const orders: TournamentRules['order'][] = [
  ['points', 'difference', 'goals', 'head-to-head-points', 'head-to-head-difference', 'lot'],
  ['points', 'head-to-head-points', 'head-to-head-goals', 'difference', 'fair-play', 'lot'],
  ['points', 'wins', 'away-goals', 'lot'],
  ['points', 'fair-play', 'goals'],
]

const history = fc.record({
  form: fc.nat({ max: forms.length - 1 }),
  order: fc.constantFrom(...orders),
  headToHead: fc.constantFrom('again' as const, 'once' as const),
  withdrawal: fc.constantFrom('forfeit' as const, 'void' as const),
  steps: fc.array(step, { minLength: 1, maxLength: 24 }),
})

type Taken = Awaited<ReturnType<typeof takeTemplate>>

type Queued = { id: string; number: number; teams: { T1: string; T2: string }; event: NewEvent }

const codeOf = (error: unknown) => {
  if (error instanceof CallError && error.code) return error.code
  throw error
}

const codeIn = (work: Promise<unknown>) => work.then(() => undefined, codeOf)

const pick = <T>(all: readonly T[], of: number): T | undefined => all[of % Math.max(1, all.length)]

class Played {
  #id: string
  #template: TournamentTemplate
  #expected: ModelTournament
  #queues: [Queued[], Queued[]] = [[], []]
  #calls: [Call, Call]
  #hasCalled = false
  #lots = new Map<string, string>()
  /** Models after each request of a step, because a change that the same step reverts still sends notifications. */
  #passed: ModelTournament['model'][] = []

  constructor(id: string, expected: ModelTournament, { template, organizer, staff }: Taken) {
    this.#id = id
    this.#template = template
    this.#expected = expected
    const callAs = ({ token }: Person) =>
      ((...asked: Parameters<Call>) => {
        this.#hasCalled = true
        return app.as(token)(...asked)
      }) as Call
    this.#calls = [callAs(organizer), callAs(staff)]
  }

  get #model() {
    return this.#expected.model
  }

  get #call() {
    return this.#calls[0]
  }

  async do(step: Step) {
    app.clock.advance(minute)
    const since = app.clock.now()
    const before = this.#model
    this.#passed = []
    await this.#act(step)
    if (!this.#hasCalled) return
    this.#hasCalled = false
    await this.compare()
    await this.#compareNotifications(before, since, step)
  }

  async compare({ throughApi = false } = {}) {
    expect(await readView(app, this.#id, this.#model, { throughApi })).toEqual(toExpectedView(this.#model))
  }

  #act(step: Step) {
    switch (step.name) {
      case 'play':
        return this.#play(step)
      case 'event':
        return this.#event(step)
      case 'correct':
        return this.#correct(step)
      case 'send':
        return this.#send(step)
      case 'enter':
        return this.#enter(step)
      case 'remove':
        return this.#remove(step)
      case 'withdraw':
        return this.#withdraw(step)
      case 'deduct':
        return this.#deduct(step)
      case 'lot':
        return this.#lot(step)
      case 'vote':
        return this.#vote(step)
    }
  }

  async #record(client: number, number: number, events: readonly NewEvent[], isOnline: boolean) {
    const { id, sides } = this.#expected.match(number)
    const [T1, T2] = sides
    if (T1 === null || T2 === null) return
    const queue = this.#queues[client]!
    queue.push(...events.map((event) => ({ id, number, teams: { T1, T2 }, event })))
    if (isOnline) await this.#send({ client, isUnheard: false, isTriedAgain: false })
  }

  #newEvent(type: NewEvent['type'], traits: Partial<NewEvent> = {}): NewEvent {
    app.clock.advance(1000)
    return { id: randomUUID(), type, clockMs: 0, at: app.clock.now().toISOString(), ...traits }
  }

  #goal(number: number, side: 'T1' | 'T2', type: NewEvent['type'] = 'goal') {
    const team = this.#expected.match(number).sides[side === 'T1' ? 0 : 1]
    return this.#newEvent(type, { side, player: team ? this.#model.entries[team]!.player : undefined })
  }

  #pickMatch(of: number, isWanted: (play: ReturnType<typeof toPlayState>) => boolean) {
    const matches = this.#model.matches.filter((match) => match.isMatch && !match.entered)
    return pick(
      matches.filter((match) => isWanted(toPlayState(match))),
      of,
    )
  }

  async #play({ client, of, T1, T2, until, isOnline }: Steps['play']) {
    const match = this.#pickMatch(of, (play) => play === 'none')
    if (!match) return
    const { number } = match
    const goals = [...Array<'T1'>(T1).fill('T1'), ...Array<'T2'>(T2).fill('T2')].map((side) =>
      this.#goal(number, side),
    )
    await this.#record(
      client,
      number,
      [
        this.#newEvent('kick-off'),
        ...(until === 'kick-off' ? [] : goals),
        ...(until === 'full-time' ? [this.#newEvent('full-time')] : []),
      ],
      isOnline,
    )
  }

  async #correct({ client, of, side, count, isOnline }: Steps['correct']) {
    const match = this.#pickMatch(of, (play) => play === 'finished')
    if (!match) return
    const events = Array.from({ length: count }, () => this.#goal(match.number, side))
    await this.#record(client, match.number, events, isOnline)
  }

  async #event({ client, of, type, side, about, isRed, isOnline }: Steps['event']) {
    const match = this.#pickMatch(of, () => true)
    if (!match) return
    const { number } = match
    const waiting = this.#queues[client]!.flatMap((one) => (one.id === match.id ? one.event : []))
    const known = [...match.events, ...waiting]
    const goals = known.filter((one) => one.type === 'goal' || one.type === 'own-goal')
    const one = pick(type === 'void' ? known : goals, about)
    if (!one && (type === 'void' || type === 'assist')) return
    const events = {
      void: () => this.#newEvent('void', { voids: one?.id }),
      assist: () => ({ ...this.#goal(number, side, 'assist'), goal: one?.id }),
      card: () => ({
        ...this.#goal(number, side, 'card'),
        card: isRed ? ('red' as const) : ('yellow' as const),
      }),
      goal: () => this.#goal(number, side),
      'own-goal': () => this.#goal(number, side, 'own-goal'),
      'kick-off': () => this.#newEvent('kick-off'),
      'full-time': () => this.#newEvent('full-time'),
    }
    await this.#record(client, number, [events[type]()], isOnline)
  }

  async #send({ client, isUnheard, isTriedAgain }: Steps['send']) {
    const all = this.#queues[client]!.splice(0)
    while (all.length) {
      const [first] = all as [Queued]
      const isLike = ({ id, teams }: Queued) =>
        id === first.id && teams.T1 === first.teams.T1 && teams.T2 === first.teams.T2
      const end = all.findIndex((one) => !isLike(one))
      const batch = all.splice(0, end < 0 ? all.length : end)
      const refused = await this.#sendBatch(client, first, batch)
      if (isUnheard) await this.#sendBatch(client, first, batch)
      if (isTriedAgain) this.#queues[client]!.push(...batch.filter(({ event }) => refused.has(event.id)))
    }
  }

  async #sendBatch(client: number, { id, teams }: Queued, batch: readonly Queued[]) {
    const events = batch.map(({ event }) => event)
    const expected = this.#expected.record(id, events, teams)
    const answer = await this.#calls[client]!(recordEvents, { params: { id }, body: { events, teams } }).then(
      ({ accepted, repeated, refused }) => ({
        accepted: accepted.map((event) => event.id),
        repeated,
        refused: refused.map(({ id, code }) => ({ id, code })),
      }),
      (error) => ({ code: codeOf(error) }),
    )
    expect(answer).toEqual(expected)
    this.#passed.push(this.#model)
    return new Set(
      'code' in expected ? events.map((event) => event.id) : expected.refused.map((one) => one.id),
    )
  }

  async #enter({ of, kind, T1, T2, shootOut, isPlaced }: Steps['enter']) {
    const known = this.#model.matches.filter(({ sides }) => !sides.includes(null))
    const match = pick(known.length ? known : this.#model.matches, of)!
    const { number, id } = match
    const asked = {
      kind,
      T1: kind === 'walkover' && T1 === T2 ? T1 + 1 : T1,
      T2: kind === 'lot' ? T1 : T2,
      shootOut:
        shootOut && !kind && T1 === T2
          ? { T1: shootOut === 'T1' ? 4 : 3, T2: shootOut === 'T2' ? 4 : 3 }
          : undefined,
    }
    const params = { id: this.#id, match: id }
    for (const confirmed of [false, true]) {
      const expected = this.#expected.whyNotEntered(number, asked, confirmed)
      const call = this.#call(enterResult, { params, body: { ...asked, confirmed } })
      if (kind === 'lot' && !expected) return this.#enterLot(number, asked, call)
      expect(await codeIn(call)).toBe(expected)
      if (expected === 'changes-later-matches') continue
      if (expected) return
      if (kind !== 'replay') return void this.#expected.enter(number, asked)
      const shown = (await call).stages.flatMap(({ ties }) => ties).find((tie) => tie.number === number)!
      this.#expected.replay(number, asked, shown._id)
      if (isPlaced) await this.#place(number, shown._id)
      return
    }
  }

  async #enterLot(
    number: number,
    asked: Parameters<ModelTournament['enter']>[1],
    call: Promise<{ stages: { ties: { number: number; winner?: 'T1' | 'T2' }[] }[] }>,
  ) {
    const match = this.#expected.match(number)
    const answer = await call.catch(codeOf)
    if (typeof answer === 'string') {
      expect(answer).toBe('later-match-begun')
      const stored = this.#model
      const isPossible = match.sides.some((team) => {
        const isStored = this.#expected.enter(number, asked, team!)
        this.#expected.model = stored
        return !isStored
      })
      return expect(isPossible).toBe(true)
    }
    const tie = answer.stages.flatMap(({ ties }) => ties).find((one) => one.number === number)!
    const winner = match.sides[tie.winner === 'T1' ? 0 : 1]!
    const between = [match.id, ...match.sides.toSorted()].join()
    expect(this.#lots.get(between) ?? winner).toBe(winner)
    this.#lots.set(between, winner)
    return expect(this.#expected.enter(number, asked, winner)).toBe(true)
  }

  async #place(number: number, id: string) {
    await app.db
      .updateTable('tournament_matches')
      .set({ pitch_id: this.#template.pitch, starts_at: app.clock.now() })
      .where('id', '=', id)
      .execute()
    await settleMatches(app.db, this.#id, [id], app.clock.now())
    this.#expected.place(number)
  }

  async #remove({ of }: Steps['remove']) {
    const entered = this.#model.matches.filter(
      (match) => match.entered || this.#model.earlier.some(({ number }) => number === match.number),
    )
    const match = pick(entered, of)
    if (!match) return
    const params = { id: this.#id, match: match.id }
    for (const confirmed of [false, true]) {
      const expected = this.#expected.whyNotRemoved(match.number, confirmed)
      expect(await codeIn(this.#call(removeResult, { params, body: { confirmed } }))).toBe(expected)
      if (expected === 'changes-later-matches') continue
      if (!expected) this.#expected.remove(match.number)
      return
    }
  }

  async #withdraw({ of }: Steps['withdraw']) {
    const team = pick(Object.keys(this.#model.entries), of)!
    const expected = this.#expected.whyNotWithdrawn(team)
    expect(await codeIn(this.#call(withdrawTeam, { params: { id: this.#id, team } }))).toBe(expected)
    if (!expected) this.#expected.withdraw(team)
  }

  async #deduct({ of, points }: Steps['deduct']) {
    const team = pick(Object.keys(this.#model.entries), of)!
    const expected = this.#expected.whyNotDeducted(team, points)
    const body = { points, reason: 'Late' }
    expect(await codeIn(this.#call(deductPoints, { params: { id: this.#id, team }, body }))).toBe(expected)
    if (!expected) this.#expected.deduct(team, points)
  }

  async #lot({ of }: Steps['lot']) {
    const teams = pick(this.#expected.listLevel(), of)
    if (!teams) return
    const code = await codeIn(this.#call(drawLot, { params: { id: this.#id }, body: { teams } }))
    const stored = this.#model
    if (code) {
      expect(code).toBe('later-match-begun')
      const isPossible = teams.some((_, n) => {
        const isStored = this.#expected.draw([...teams.slice(n), ...teams.slice(0, n)])
        this.#expected.model = stored
        return !isStored
      })
      return expect(isPossible).toBe(true)
    }
    const { team_ids: drawn } = await app.db
      .selectFrom('tournament_lots')
      .select('team_ids')
      .where('tournament_id', '=', this.#id)
      .where('match_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(drawn.toSorted()).toEqual(teams.toSorted())
    return expect(this.#expected.draw(drawn)).toBe(true)
  }

  async #vote({ of, voters }: Steps['vote']) {
    const match = this.#model.matches.filter(
      (one) => toPlayState(one) === 'finished' && one.events.some(({ type }) => type === 'kick-off'),
    )
    const one = pick(match, of)
    if (!one || toExpectedView(this.#model).lines.every((line) => !line.startsWith(one.id))) return
    const players = one.sides.map((team) => this.#model.entries[team!]!.player)
    const voted = voters.map((n) => [players[n]!, players[1 - n]!] as const)
    for (const [voter, player] of voted)
      await app.db
        .insertInto('votes')
        .values({ match_id: one.id, voter_id: voter, player_id: player, at: app.clock.now() })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'voter_id']).doUpdateSet({ player_id: player }),
        )
        .execute()
    await app.db
      .updateTable('matches')
      .set({ awarded_at: app.clock.now() })
      .where('id', '=', one.id)
      .execute()
    await replaceAwards(app.db, one.id)
    this.#hasCalled = true
    this.#expected.vote(one.number, Object.fromEntries(voted))
  }

  async #compareNotifications(before: ModelTournament['model'], since: Date, step: Step) {
    const notifications = await readNotifications(app, this.#id, since)
    const heard = new Set(notifications.flatMap(({ player, kind }) => [player, `${player} ${kind}`]))
    const hasHeard = (team: string, kind: string) => heard.has(`${this.#model.entries[team]!.player} ${kind}`)
    const [was, is] = [findTeamPlaces(before), findTeamPlaces(this.#model)]
    const goOn = [...is.goOn].filter(([place]) => !was.goOn.has(place))
    const out = [...is.out].filter((team) => !was.out.has(team))
    expect(goOn.filter(([, team]) => !hasHeard(team, 'qualified'))).toEqual([])
    expect(out.filter((team) => !hasHeard(team, 'out'))).toEqual([])
    const resultsOf = ({ matches }: typeof before) =>
      matches.map((match) => [match.id, match.sides, toResult(match)] as const)
    const old = new Map(resultsOf(before).map(([id, ...result]) => [id, JSON.stringify(result)]))
    const isQuiet = ['remove', 'withdraw', 'deduct', 'lot', 'vote'].includes(step.name)
    for (const [id, sides, result] of resultsOf(this.#model)) {
      if (isQuiet || !result || result.kind === 'void' || old.get(id) === JSON.stringify([sides, result]))
        continue
      for (const team of sides) {
        const { out, player } = this.#model.entries[team!]!
        if (!out) expect([id, team, heard.has(player)]).toEqual([id, team, true])
      }
    }
    const allOf = (model: typeof before) => JSON.stringify([toExpectedView(model), resultsOf(model)])
    const oldAll = allOf(before)
    if ([...this.#passed, this.#model].every((model) => allOf(model) === oldAll))
      expect(notifications).toEqual([])
  }
}

/** Number of parallel histories: while one waits for the database, another computes. */
const lanes = Math.min(6, histories)

test(
  'whatever is recorded, entered, corrected and decided, by two clients in any order, comes to what the model says',
  async () => {
    const property = fc.asyncProperty(history, async ({ form, steps, ...rules }) => {
      const taken = await takeTemplate(form)
      const { id, model } = await cloneTournament(app, taken.template, rules)
      const tournament = new Played(id, new ModelTournament(model), taken)
      for (const step of steps) await tournament.do(step)
      await tournament.compare({ throughApi: true })
    })
    const playLane = (lane: number) => {
      const numRuns = Math.ceil((histories - lane) / lanes)
      // limits the time of each history, so that a history that hangs reports its seed
      return fc.assert(property, { numRuns, timeout: 60_000, seed: seed + lane })
    }
    await Promise.all(Array.from({ length: lanes }, (_, lane) => playLane(lane)))
  },
  120_000 + histories * 10_000,
)
