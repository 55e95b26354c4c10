import type { Progress } from '@i-one/game/tournaments/progress'
import type { Result } from '@i-one/game/tournaments/result'
import type { Actor, UserActor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { inLanguage } from '../lib/i18n/i18n.ts'
import { notify } from '../notifications/actions.ts'
import type { NewNotification } from '../notifications/sql.ts'
import { tieSourceText } from '../tie-source.ts'
import { toResult } from './progress.ts'
import type { StoredTie, StoredTournament } from './sql.ts'
import { toTieSource } from './stages-view.ts'

type TournamentNotification = Pick<NewNotification, 'kind' | 'facts'>

const notifyTeam = async (
  db: Database,
  { id, name, code, entries }: StoredTournament,
  team: string,
  { kind, facts }: TournamentNotification,
  { by, now }: Actor,
) => {
  const entry = entries.find((one) => one.team === team)
  if (!entry || entry.state === 'withdrawn') return
  const users = new Set([...entry.leaders, ...entry.squad.map(({ player }) => player)])
  if (by !== null) users.delete(by)
  const about = { tournament: name, code, ...facts }
  await notify(db, { kind, users: [...users], teamId: team, facts: about, occasion: id, now })
}

/** Returns the name of the opponent, or where it comes from if it is not known yet. */
export const toOpponentFacts = (stored: StoredTournament, tie: StoredTie, team: string) => {
  const [opponent, source] =
    tie.teamOne === team ? [tie.teamTwo, tie.sourceTwo] : [tie.teamOne, tie.sourceOne]
  const other = stored.entries.find((one) => one.team === opponent)?.name
  if (other !== undefined) return { other }
  const from = source === null ? undefined : toTieSource(source, stored)
  // `other` for one release, because processes of 0.2.0 read only it
  return from ? { source: from, other: inLanguage('en', () => tieSourceText(from, 'sentence')) } : {}
}

export const findPitchAndTime = (
  { pitches }: StoredTournament,
  { pitch, start }: Pick<StoredTie, 'pitch' | 'start'>,
) => {
  const at = pitches.find(({ id }) => id === pitch)
  return at && start !== null ? { pitch: at.name, timeZone: at.timeZone, start: new Date(start) } : undefined
}

const sidesOf = ({ teamOne, teamTwo }: StoredTie) => [teamOne, teamTwo].filter((team) => team !== null)

const byStart = (a: StoredTie, b: StoredTie) => Date.parse(a.start ?? '') - Date.parse(b.start ?? '')

const firstOf = (ties: readonly StoredTie[], team: string) => ties.find((tie) => sidesOf(tie).includes(team))

export const notifyNewOrganizer = async (
  db: Database,
  { name, code, entries }: StoredTournament,
  organizer: string,
  { now }: Actor,
) => {
  // a tournament notification needs a team: uses the organizer's team, or the first team if the organizer leads none
  const entry = entries.find(({ leaders }) => leaders.includes(organizer)) ?? entries[0]
  if (!entry) return
  const facts = { tournament: name, code }
  await notify(db, { kind: 'tournament-yours', users: [organizer], teamId: entry.team, facts, now })
}

export const notifyEntryReplaced = async (
  db: Database,
  before: StoredTournament,
  after: StoredTournament,
  { out, team }: { out: string; team: string },
  actor: Actor,
) => {
  await notifyTeam(db, before, out, { kind: 'out', facts: {} }, actor)
  const first = firstOf(after.ties, team)
  if (!first) return
  const facts = toOpponentFacts(after, first, team)
  await notifyTeam(db, after, team, { kind: 'drawn', facts }, actor)
}

export const notifyTournamentDrawn = async (db: Database, stored: StoredTournament, actor: Actor) => {
  for (const { team } of stored.entries) {
    const first = firstOf(stored.ties, team)
    if (!first) continue
    const facts = toOpponentFacts(stored, first, team)
    await notifyTeam(db, stored, team, { kind: 'drawn', facts }, actor)
  }
}

export const notifyMatchesScheduled = async (
  db: Database,
  stored: StoredTournament,
  scheduled: ReadonlySet<string>,
  actor: Actor,
) => {
  const ties = stored.ties.filter(({ id }) => scheduled.has(id)).toSorted(byStart)
  for (const { team } of stored.entries) {
    const first = firstOf(ties, team)
    if (!first) continue
    const facts = { ...toOpponentFacts(stored, first, team), ...findPitchAndTime(stored, first) }
    await notifyTeam(db, stored, team, { kind: 'calendar-laid', facts }, actor)
  }
}

export const notifyMatchMoved = async (
  db: Database,
  stored: StoredTournament,
  { before, after }: { before: StoredTie; after: StoredTie },
  actor: Actor,
) => {
  const was = findPitchAndTime(stored, before)
  if (!was) return
  for (const team of sidesOf(after)) {
    const facts = { ...toOpponentFacts(stored, after, team), ...findPitchAndTime(stored, after), was }
    await notifyTeam(db, stored, team, { kind: 'match-moved', facts }, actor)
  }
}

export const notifyMatchReplayed = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie,
  actor: Actor,
) => {
  for (const team of sidesOf(tie)) {
    const facts = { ...toOpponentFacts(stored, tie, team), again: true as const }
    await notifyTeam(db, stored, team, { kind: 'match-moved', facts }, actor)
  }
}

export const notifyMatchesPostponed = async (
  db: Database,
  stored: StoredTournament,
  lost: readonly StoredTie[],
  actor: Actor,
) => {
  const inOrder = lost.toSorted(byStart)
  for (const { team } of stored.entries) {
    const [first, ...others] = inOrder.filter((tie) => sidesOf(tie).includes(team))
    const was = first && findPitchAndTime(stored, first)
    if (!was) continue
    const facts = {
      ...toOpponentFacts(stored, first, team),
      was,
      ...(others.length > 0 && { more: others.length }),
    }
    await notifyTeam(db, stored, team, { kind: 'match-moved', facts }, actor)
  }
}

export const notifyTournamentCancelled = async (
  db: Database,
  stored: StoredTournament,
  reason: string | undefined,
  actor: UserActor,
) => {
  const ahead = stored.ties
    .filter(({ start }) => start !== null && new Date(start) > actor.now)
    .toSorted(byStart)
  for (const { team } of stored.entries) {
    const first = firstOf(ahead, team)
    const facts = {
      player: actor.by,
      ...(reason !== undefined && { words: reason }),
      ...(first && { ...toOpponentFacts(stored, first, team), ...findPitchAndTime(stored, first) }),
    }
    await notifyTeam(db, stored, team, { kind: 'called-off', facts }, actor)
  }
}

const isPlace = (source: string | null) => /^\d/.test(source ?? '')

const listOut = ({ entries }: StoredTournament, { groups, ties }: Progress) => {
  const isKnown =
    groups.every(({ complete }) => complete) &&
    ties.every(({ sides, teams }) => sides.every((source, n) => !isPlace(source) || teams[n] !== undefined))
  if (!isKnown) return []
  const staying = new Set(ties.flatMap(({ teams }) => teams))
  return entries.map(({ team }) => team).filter((team) => !staying.has(team))
}

interface Settled {
  before: StoredTournament
  was: Progress | undefined
  filled: readonly StoredTie[]
  match: string | undefined
}

/** Sends each team at most one notification: that it is through, that it is out, or that it has a new result. */
export const notifyOfSettledMatch = async (
  db: Database,
  { stored, progress }: { stored: StoredTournament; progress: Progress },
  { before: old, was, filled, match }: Settled,
  actor: Actor,
) => {
  const notified = new Set<string>()
  const send = async (team: string | null | undefined, notification: TournamentNotification) => {
    if (!team || notified.has(team)) return
    notified.add(team)
    await notifyTeam(db, stored, team, notification, actor)
  }
  const sources = new Set(stored.ties.flatMap(({ sourceOne, sourceTwo }) => [sourceOne, sourceTwo]))
  for (const tie of filled) {
    const before = stored.ties.find(({ id }) => id === tie.id)
    const sides = [
      [tie.teamOne, before?.teamOne, tie.sourceOne],
      [tie.teamTwo, before?.teamTwo, tie.sourceTwo],
    ] as const
    for (const [team, known, source] of sides) {
      if (team === null || team === known || !source || /^[LS]/.test(source)) continue
      await send(team, { kind: 'qualified', facts: toOpponentFacts(stored, tie, team) })
      const number = /^W(\d+)$/.exec(source)?.[1]
      const loser = progress.ties.find((one) => `${one.number}` === number)?.loser
      if (number && !sources.has(`L${number}`)) await send(loser, { kind: 'out', facts: {} })
    }
  }
  if (filled.some(({ sourceOne, sourceTwo }) => isPlace(sourceOne) || isPlace(sourceTwo))) {
    const known = was ? listOut(old, was) : []
    for (const team of listOut(stored, progress))
      if (!known.includes(team)) await send(team, { kind: 'out', facts: {} })
  }
  const tie = stored.ties.find(({ id }) => id === match)
  const result = tie && toResult(tie)
  if (!result || result.kind === 'void') return
  const oldTie = old.ties.find(({ id }) => id === match)
  if (JSON.stringify(oldTie && toResult(oldTie)) === JSON.stringify(result)) return
  for (const team of sidesOf(tie)) {
    const own = ([home, away]: Result['score']) =>
      team === result.home ? `${home}–${away}` : `${away}–${home}`
    const facts = {
      ...toOpponentFacts(stored, tie, team),
      score: own(result.score),
      ...(result.shootOut && { shootOut: own(result.shootOut) }),
      ...(result.kind === 'lot' && { lot: result.winner === team ? ('won' as const) : ('lost' as const) }),
    }
    await send(team, { kind: 'result', facts })
  }
}

interface Forfeits {
  team: string
  given: readonly { tie: StoredTie; score: readonly [number, number] | undefined }[]
}

export const notifyEntryWithdrawn = async (
  db: Database,
  stored: StoredTournament,
  { team, given }: Forfeits,
  actor: Actor,
) => {
  for (const { tie, score } of given) {
    const [side] = sidesOf(tie).filter((one) => one !== team)
    if (side === undefined) continue
    const goals = score && (tie.teamOne === side ? score : [score[1], score[0]])
    const facts = {
      gone: true as const,
      ...toOpponentFacts(stored, tie, side),
      ...(goals && { score: goals.join('–') }),
    }
    await notifyTeam(db, stored, side, { kind: 'result', facts }, actor)
  }
}
