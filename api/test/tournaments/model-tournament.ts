import type { NewEvent } from '@i-one/contract/matches/events'
import {
  type EnteredResult,
  type Model,
  type ModelMatch,
  applyChange,
  clearMatch,
  deriveTournament,
  hasBegun,
  toPlayState,
  previewChange,
  countScore,
  removeVoids,
} from './model.ts'

export interface ResultInput {
  kind?: 'walkover' | 'both-absent' | 'void' | 'lot' | 'replay' | undefined
  T1: number
  T2: number
  shootOut?: { T1: number; T2: number } | undefined
}

interface RejectedEvent {
  id: string
  code: string
}

export interface EventsReply {
  accepted: string[]
  repeated: string[]
  refused: RejectedEvent[]
}

const isLevel = (match: ModelMatch) => {
  const [one, two] = countScore(match)
  return one === two
}

const isPlayed = ({ events }: ModelMatch) => removeVoids(events).some(({ type }) => type !== 'full-time')

export class ModelTournament {
  model: Model

  constructor(model: Model) {
    this.model = model
  }

  follow() {
    return deriveTournament(this.model)
  }

  match(number: number, model = this.model) {
    return model.matches.find((one) => one.number === number)!
  }

  #outOf(match: ModelMatch, model = this.model) {
    return match.sides.flatMap((team) => (team === null ? [] : (model.entries[team]!.out ?? [])))
  }

  #isVoid(match: ModelMatch) {
    return !match.sources && this.#outOf(match).includes('void')
  }

  record(
    id: string,
    events: readonly NewEvent[],
    teams: { T1: string; T2: string },
  ): { code: string } | EventsReply {
    const { matches, earlier } = this.model
    const match = [...matches, ...earlier].find((one) => one.id === id)
    if (!match?.isMatch) return { code: 'not-found' }
    if (earlier.includes(match)) return { code: 'match-replayed' }
    if (match.entered) return { code: 'result-entered' }
    const answer: EventsReply = { accepted: [], repeated: [], refused: [] }
    const taken = new Set(match.events.map((event) => event.id))
    const added: NewEvent[] = []
    for (const event of events) {
      const goal = answer.refused.find((one) => one.id === event.goal)
      if (taken.has(event.id)) answer.repeated.push(event.id)
      else if (goal && !taken.has(goal.id)) answer.refused.push({ id: event.id, code: goal.code })
      else if (teams.T1 !== match.sides[0] || teams.T2 !== match.sides[1])
        answer.refused.push({ id: event.id, code: 'other-teams' })
      else {
        taken.add(event.id)
        added.push(event)
      }
    }
    const saved = this.#store(match.number, added)
    const refused = [...answer.refused, ...saved]
    const lost = new Set(saved.map((one) => one.id))
    return { ...answer, refused, accepted: added.map((one) => one.id).filter((one) => !lost.has(one)) }
  }

  /** Rejects events that would change a started match's teams. Finds such events by halving the list. */
  #store(number: number, events: readonly NewEvent[]): RejectedEvent[] {
    if (events.length === 0) return []
    const { model, begun } = applyChange(this.model, (copy) => {
      const match = this.match(number, copy)
      match.events.push(...events)
      match.isCounted &&= toPlayState(match) === 'finished' && isPlayed(match)
    })
    this.model = model
    if (begun.length === 0) return []
    if (events.length === 1) return [{ id: events[0]!.id, code: 'later-match-begun' }]
    const half = events.length >> 1
    const refused = this.#store(number, events.slice(0, half))
    const isLost = ({ goal }: NewEvent) => refused.some(({ id }) => id === goal)
    const rest = events.slice(half)
    const followers = rest.filter(isLost).map(({ id }) => ({ id, code: 'later-match-begun' }))
    return [
      ...refused,
      ...followers,
      ...this.#store(
        number,
        rest.filter((event) => !isLost(event)),
      ),
    ]
  }

  /** Returns the expected error code, or undefined if the result can be entered. */
  whyNotEntered(number: number, asked: ResultInput, isConfirmed: boolean): string | undefined {
    const match = this.match(number)
    const { kind } = asked
    if (this.#isVoid(match)) return 'results-void'
    if (match.sides.includes(null)) return 'sides-unknown'
    if (!match.entered && ['playing', 'recorded'].includes(toPlayState(match))) return 'match-unfinished'
    if (kind === 'lot' && !match.sources) return 'may-end-level'
    if (toPlayState(match) === 'finished') {
      if (kind === 'lot' && !isLevel(match)) return 'not-a-draw'
      if (!kind && !(match.sources && this.#decides(match, asked))) return 'match-recorded'
    }
    const isUnplayed = kind === 'lot' || kind === 'replay'
    return this.#whyNot(number, isConfirmed, (one) => {
      if (isUnplayed) one.events = []
      one.entered = isUnplayed ? undefined : this.#entered(one, asked)
    })
  }

  #decides(match: ModelMatch, { T1, T2, shootOut }: ResultInput) {
    const [one, two] = countScore(match)
    return isLevel(match) && T1 >= one && T2 >= two && (T1 !== T2 || shootOut !== undefined)
  }

  #whyNot(number: number, isConfirmed: boolean, edit: (match: ModelMatch) => void) {
    const { begun, replaced } = previewChange(this.model, (copy) => edit(this.match(number, copy)))
    if (begun.length) return 'later-match-begun'
    return replaced.length && !isConfirmed ? 'changes-later-matches' : undefined
  }

  #entered(match: ModelMatch, { kind, T1, T2, shootOut }: ResultInput): EnteredResult {
    const { walkover } = this.model.rules
    if (kind === 'walkover') return { kind, score: T1 > T2 ? [walkover, 0] : [0, walkover] }
    if (kind === 'both-absent' || kind === 'void') return { kind, score: [0, 0] }
    if (kind === 'lot')
      return { kind, score: toPlayState(match) === 'finished' ? countScore(match) : [T1, T2] }
    return { kind: 'played', score: [T1, T2], shootOut: shootOut && [shootOut.T1, shootOut.T2] }
  }

  /** Returns false if the result would change a started match's teams. `winner` is the team that won the lot. */
  enter(number: number, asked: ResultInput, winner?: string) {
    const { model, begun } = applyChange(this.model, (copy) => {
      const match = this.match(number, copy)
      match.entered = { ...this.#entered(match, asked), winner }
    })
    this.model = model
    return begun.length === 0
  }

  replay(number: number, asked: ResultInput, id: string) {
    this.model = applyChange(this.model, (copy) => {
      const match = this.match(number, copy)
      if (!hasBegun(match)) match.entered = this.#entered(match, { ...asked, kind: undefined })
      copy.earlier.push(match)
      const again: ModelMatch = {
        ...match,
        id,
        events: [],
        entered: undefined,
        isPlaced: false,
        isMatch: false,
        votes: {},
        isCounted: false,
      }
      copy.matches[copy.matches.indexOf(match)] = again
    }).model
  }

  place(number: number) {
    const match = this.match(number)
    match.isPlaced = true
    if (!match.sides.includes(null) && !match.entered) match.isMatch = true
  }

  #earlierOf(number: number, model = this.model) {
    return model.earlier.findLast((one) => one.number === number)
  }

  whyNotRemoved(number: number, isConfirmed: boolean) {
    const match = this.match(number)
    if (this.#isVoid(match)) return 'results-void'
    const earlier = hasBegun(match) ? undefined : this.#earlierOf(number)
    return this.#whyNot(number, isConfirmed, (one) => {
      if (earlier) Object.assign(one, { ...earlier, sides: one.sides })
      else one.entered = undefined
    })
  }

  remove(number: number) {
    this.model = applyChange(this.model, (copy) => {
      const match = this.match(number, copy)
      const earlier = hasBegun(match) ? undefined : this.#earlierOf(number, copy)
      if (!earlier) return void (match.entered = undefined)
      copy.earlier.splice(copy.earlier.indexOf(earlier), 1)
      copy.matches[copy.matches.indexOf(match)] = earlier
    }).model
  }

  whyNotDeducted(team: string, points: number) {
    if (this.model.entries[team]!.out === 'void') return 'results-void'
    return this.#deducted(team, points).begun.length ? 'later-match-begun' : undefined
  }

  #deducted(team: string, points: number) {
    return applyChange(this.model, (copy) => void (copy.entries[team]!.deduction = points))
  }

  deduct(team: string, points: number) {
    this.model = this.#deducted(team, points).model
  }

  listLevel(): string[][] {
    if (!this.model.rules.order.includes('lot')) return []
    return this.follow()
      .tables.filter(({ isComplete }) => isComplete)
      .flatMap(({ staying }) => {
        const places = [...new Set(staying.map(({ place }) => place))]
        return places.map((place) => staying.filter((row) => row.place === place).map(({ team }) => team))
      })
      .filter((teams) => teams.length > 1)
  }

  draw(teams: string[]) {
    const { model, begun } = applyChange(this.model, (copy) => void copy.lots.push(teams))
    this.model = model
    return begun.length === 0
  }

  whyNotWithdrawn(team: string) {
    if (this.follow().state === 'finished') return 'tournament-over'
    if (this.model.entries[team]!.out) return undefined
    const own = this.model.matches.filter(({ sides }) => sides.includes(team))
    return own.some((match) => !match.entered && ['playing', 'recorded'].includes(toPlayState(match)))
      ? 'match-unfinished'
      : undefined
  }

  withdraw(team: string) {
    if (this.model.entries[team]!.out) return
    const goesOut = (keepsPlace: boolean) => (copy: Model) => {
      copy.entries[team]!.out = keepsPlace ? 'keeps-place' : copy.rules.withdrawal
      for (const match of copy.matches)
        if (!match.sources && match.sides.includes(team)) this.#forfeit(copy, match, team, keepsPlace)
    }
    const keepsPlace = previewChange(this.model, goesOut(false)).begun.length > 0
    this.model = applyChange(
      this.model,
      (copy) => {
        goesOut(keepsPlace)(copy)
        const after = new Map(deriveTournament(copy).cup.map(({ match, sides }) => [match.number, sides]))
        for (const match of copy.matches)
          if (match.sources && match.sides.includes(team) && after.get(match.number)!.includes(team))
            this.#forfeit(copy, match, team, keepsPlace)
      },
      { isForced: true },
    ).model
  }

  #forfeit(model: Model, match: ModelMatch, team: string, keepsPlace: boolean) {
    const isVoid = model.rules.withdrawal === 'void' && !match.sources && !keepsPlace
    if (!hasBegun(match)) {
      match.isPlaced = false
      clearMatch(match)
    } else if (!isVoid) return
    const [one, two] = match.sides
    if (isVoid) match.entered = { kind: 'void', score: [0, 0] }
    else if (one === null || two === null) return
    else if (model.entries[one === team ? two : one]!.out)
      match.entered = { kind: 'both-absent', score: [0, 0] }
    else {
      const { walkover } = model.rules
      match.entered = { kind: 'walkover', score: one === team ? [0, walkover] : [walkover, 0] }
    }
  }

  vote(number: number, votes: Record<string, string>) {
    const match = this.match(number)
    Object.assign(match.votes, votes)
    match.isCounted = true
  }
}
