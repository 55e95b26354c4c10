import type { Tie } from '@i-one/contract/tournaments'
import type { PlanLine } from '@i-one/contract/tournaments/calendar'
import { day, hour, minute } from '@i-one/game/durations'
import { getMinutesOfDay } from '@i-one/game/minutes-of-day'
import { plural, t } from '@lingui/core/macro'

const durationText = (length: number) => {
  const [days, hours] = [Math.floor(length / day), Math.floor(length / hour)]
  if (days >= 2) return plural(days, { one: '# day', other: '# days' })
  if (hours >= 1) return plural(hours, { one: '# hour', other: '# hours' })
  return t`${{ minutes: Math.floor(length / minute) }} min`
}

const getStartHour = ({ start, pitch }: PlanLine, zoneOf: (pitch: string) => string) =>
  getMinutesOfDay(start, zoneOf(pitch)) / 60

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

type Context = { ties: readonly Tie[]; pitches: readonly string[]; zoneOf: (pitch: string) => string }

/** Skips matches with unknown teams, except in the number of matches on each pitch. */
export const toPlanFigures = (lines: readonly PlanLine[], { ties, pitches, zoneOf }: Context) => {
  const played = new Map<string, PlanLine[]>()
  for (const line of lines.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const tie = ties.find(({ _id }) => _id === line.match)
    for (const { team } of tie ? [tie.teamOne, tie.teamTwo] : [])
      if (team) played.set(team, [...(played.get(team) ?? []), line])
  }
  const hours = [...played.values()].map((own) => mean(own.map((line) => getStartHour(line, zoneOf))))
  const rests = [...played.values()].flatMap((own) =>
    own.slice(1).map(({ start }, n) => Date.parse(start) - Date.parse(own[n]?.end ?? '')),
  )
  const apart = Math.ceil(Math.max(...hours) - Math.min(...hours))
  return [
    pitches.length > 1 && {
      key: 'pitches',
      value: pitches.map((id) => lines.filter(({ pitch }) => pitch === id).length).join(' : '),
      label: t`matches on each pitch`,
    },
    hours.length > 1 && {
      key: 'hours',
      value: String(apart),
      label: plural(apart, {
        one: 'hour between teams’ average start times',
        other: 'hours between teams’ average start times',
      }),
    },
    rests.length > 0 && {
      key: 'rest',
      value: durationText(Math.min(...rests)),
      label: t`minimum rest`,
    },
  ].filter((figure) => figure !== false)
}
