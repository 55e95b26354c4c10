import type { NewTournament } from '@i-one/contract/tournaments/new'
import { day } from '@i-one/game/durations'
import { noDecider } from '@i-one/game/matches/match-rules'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { deviceZone } from '../../lib/device-zone.ts'
import { useSchemaForm } from '../../lib/forms/use-checked-form.ts'
import { serverNow } from '../../lib/server-clock.ts'

const loadNewTournament = async () => (await import('@i-one/contract/tournaments/new')).NewTournament

export type TournamentFormValues = z.input<typeof NewTournament>

const createDefaults = (now: number): TournamentFormValues => ({
  name: '',
  form: 'league',
  rounds: 1,
  groups: 2,
  qualify: 2,
  bestOthers: 0,
  thirdPlace: false,
  most: 8,
  timeZone: deviceZone,
  entriesUntil: new Date(Math.ceil((now + 14 * day) / day) * day - day / 12).toISOString(),
  squad: { most: 10 },
  rules: {
    minutes: 10,
    periods: 2,
    playersPerTeam: 5,
    ...noDecider,
    penaltyShootout: true,
    win: 3,
    draw: 1,
    walkover: 3,
    withdrawal: 'forfeit',
  },
})

export const useTournamentForm = () => {
  const [defaultValues] = useState(() => createDefaults(serverNow()))
  return useSchemaForm(loadNewTournament, { defaultValues })
}

export type TournamentForm = ReturnType<typeof useTournamentForm>
