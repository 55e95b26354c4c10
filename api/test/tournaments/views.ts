import { type Tournament, getTournament } from '@i-one/contract/tournaments'
import { sql } from 'kysely'
import { findTournament } from '../../src/tournaments/sql.ts'
import { toTournamentView } from '../../src/tournaments/tournament-view.ts'
import type { TestApp } from '../app.ts'
import {
  type DerivedMatch,
  type Model,
  type ModelMatch,
  hasBegun,
  toPlayState,
  countScore,
  removeVoids,
  toTables,
  deriveTournament,
} from './model.ts'

interface Row {
  team: string
  place: number
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
  fairPlay: number
  goesOn?: boolean
  withdrawn?: boolean
}

const rowOf = ({ goesOn = false, withdrawn = false, ...row }: Row): Row => ({
  team: row.team,
  place: row.place,
  played: row.played,
  won: row.won,
  drawn: row.drawn,
  lost: row.lost,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
  points: row.points,
  fairPlay: row.fairPlay,
  goesOn,
  withdrawn,
})

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

const readLines = async (app: TestApp, matches: readonly string[]) => {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', match_id, player_id, side, outcome, goals, assists) as line
    from appearances where match_id = any (${matches}::uuid[])
    union all select concat_ws(' ', 'award', match_id, player_id, votes) from awards
    where match_id = any (${matches}::uuid[])`.execute(app.db)
  return rows.map(({ line }) => line).toSorted()
}

export const readView = async (app: TestApp, id: string, model: Model, { throughApi = false } = {}) => {
  const shown = throughApi
    ? await app.as()(getTournament, { params: { id } })
    : toTournamentView((await findTournament(app.db, id))!, null, app.clock.now())
  return viewOf(shown, await readLines(app, idsOf(model)))
}

const idsOf = ({ matches, earlier }: Model) => [...matches, ...earlier].map(({ id }) => id)

const viewOf = ({ stages, state, champion, scorers, cards }: Tournament, lines: readonly string[]) => {
  const ties = stages.flatMap((stage) => stage.ties)
  const tables = stages.flatMap((stage) => stage.tables)
  return {
    state,
    champion,
    tables: tables.map(({ name, complete, rows }) => ({
      name,
      complete,
      rows: rows.map(rowOf).toSorted(byText),
    })),
    ties: ties.map((tie) => ({
      id: tie._id,
      number: tie.number,
      sides: [tie.teamOne.team ?? null, tie.teamTwo.team ?? null],
      state: tie.state,
      isMatch: tie.isMatch,
      score: tie.score && [tie.score.T1, tie.score.T2],
      winner: tie.winner,
      earlier: tie.earlier?.map(({ _id }) => _id),
    })),
    scorers: scorers.map(({ team, count }) => ({ team, count })).toSorted(byText),
    cards: cards.map(({ team, yellow, red }) => ({ team, yellow, red })).toSorted(byText),
    lines,
  }
}

const stateOf = (match: ModelMatch, followed: DerivedMatch | undefined) => {
  if (followed && followed.winner !== undefined && !hasBegun(match)) return 'walkover'
  if (match.entered) return ['played', 'lot'].includes(match.entered.kind) ? 'finished' : match.entered.kind
  if (match.sides.includes(null)) return 'waiting'
  const play = toPlayState(match)
  return match.isMatch && (play === 'playing' || play === 'finished') ? play : 'scheduled'
}

const tieOf = (model: Model, match: ModelMatch, followed: DerivedMatch | undefined) => {
  const { id, number, sides, isMatch, entered } = match
  const isOn = ['playing', 'finished'].includes(toPlayState(match))
  const earlier = model.earlier.filter((one) => one.number === number).map((one) => one.id)
  const winner = followed?.winner
  return {
    id,
    number,
    sides: [...sides],
    state: stateOf(match, followed),
    isMatch,
    score: entered ? [...entered.score] : isOn ? countScore(match) : undefined,
    winner: winner ? (winner === sides[0] ? 'T1' : 'T2') : undefined,
    earlier: earlier.length ? earlier : undefined,
  }
}

const bySide = (
  model: Model,
  count: (match: ModelMatch, side: 'T1' | 'T2', team: string) => number,
): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const match of [...model.matches, ...model.earlier]) {
    if (match.entered?.kind === 'void') continue
    for (const [n, side] of (['T1', 'T2'] as const).entries()) {
      const team = match.sides[n]
      if (team) counts.set(team, (counts.get(team) ?? 0) + count(match, side, team))
    }
  }
  return counts
}

const goalsBy = (match: ModelMatch, player: string) =>
  removeVoids(match.events).filter((event) => event.type === 'goal' && event.player === player).length

const cardsOf = (match: ModelMatch, side: string, card: string) =>
  removeVoids(match.events).filter((event) => event.card === card && event.side === side).length

const linesOf = (model: Model, match: ModelMatch) => {
  const events = removeVoids(match.events)
  if (toPlayState(match) !== 'finished' || events.every(({ type }) => type === 'full-time')) return []
  const [one, two] = countScore(match)
  const players = match.sides.map((team) => model.entries[team!]!.player)
  const played = players.map((player, n) => {
    const [own, other] = n === 0 ? [one, two] : [two, one]
    const outcome = own === other ? 'drawn' : own > other ? 'won' : 'lost'
    const assists = events.filter((event) => event.type === 'assist' && event.player === player).length
    return `${match.id} ${player} T${n + 1} ${outcome} ${goalsBy(match, player)} ${assists}`
  })
  if (!match.isCounted) return played
  const votes = new Map<string, number>()
  for (const player of Object.values(match.votes)) votes.set(player, (votes.get(player) ?? 0) + 1)
  const rankOf = (player: string) => (votes.get(player) ?? 0) * 1000 + goalsBy(match, player)
  const best = Math.max(...[...votes.keys()].map(rankOf))
  const winners = [...votes.keys()].filter((player) => rankOf(player) === best)
  return [...played, ...winners.map((player) => `award ${match.id} ${player} ${votes.get(player)}`)]
}

export const toExpectedView = (model: Model) => {
  const { cup, champion, state, tables } = deriveTournament(model)
  const complete = new Set(tables.filter(({ isComplete }) => isComplete).map(({ group }) => group))
  const followed = new Map(cup.map((one) => [one.match.number, one]))
  const goals = bySide(model, (match, _, team) => goalsBy(match, model.entries[team]!.player))
  const [yellow, red] = ['yellow', 'red'].map((card) =>
    bySide(model, (match, side) => cardsOf(match, side, card)),
  )
  const teams = Object.keys(model.entries)
  const carded = teams.map((team) => ({
    team,
    yellow: yellow!.get(team) ?? 0,
    red: red!.get(team) ?? 0,
  }))
  return {
    state,
    champion: champion ?? undefined,
    tables: toTables(model, true).map(({ group, staying, gone, goOn }) => ({
      name: group ?? '',
      complete: complete.has(group),
      rows: [
        ...staying.map((row) => rowOf({ ...row, goesOn: goOn.includes(row) })),
        ...gone.map((row) => rowOf({ ...row, withdrawn: true })),
      ].toSorted(byText),
    })),
    ties: model.matches.map((match) => tieOf(model, match, followed.get(match.number))),
    scorers: [...goals].flatMap(([team, count]) => (count ? [{ team, count }] : [])).toSorted(byText),
    cards: carded.filter((one) => one.yellow || one.red).toSorted(byText),
    lines: [...model.matches, ...model.earlier].flatMap((match) => linesOf(model, match)).toSorted(),
  }
}

export const readNotifications = async (app: TestApp, id: string, since: Date) => {
  const { rows } = await sql<{ player: string; kind: string }>`
    select user_id as player, kind from notifications where occasion = ${id} and at >= ${since}`.execute(
    app.db,
  )
  return rows
}

export const findTeamPlaces = (model: Model) => {
  const { cup, tables } = deriveTournament(model)
  const isIn = (team: string | null | undefined): team is string => !!team && !model.entries[team]!.out
  const sides = cup.flatMap(({ match, sources, sides }) =>
    match.sources!.map((source, n) => ({
      source,
      team: sides[n],
      isFollowed: sides[n] === sources[n],
      place: `${match.number} ${sides[n]}`,
    })),
  )
  const goOn = sides.filter(
    ({ source, team, isFollowed }) => /^[W\d]/.test(source) && isFollowed && isIn(team),
  )
  const out = new Set<string>()
  const ofTables = sides.filter(({ source }) => /^\d/.test(source))
  const areKnown =
    tables.every(({ isComplete }) => isComplete) && ofTables.every((one) => one.team !== undefined)
  if (ofTables.length && areKnown)
    for (const team of Object.keys(model.entries))
      if (isIn(team) && !ofTables.some((one) => one.team === team)) out.add(team)
  for (const { match, winner, loser } of cup) {
    const next = sides.find(({ source }) => source === `W${match.number}`)
    const isElsewhere = sides.some(({ source }) => source === `L${match.number}`)
    if (winner && next?.team === winner && !isElsewhere && isIn(loser)) out.add(loser)
  }
  return { goOn: new Map(goOn.map(({ place, team }) => [place, team!])), out }
}
