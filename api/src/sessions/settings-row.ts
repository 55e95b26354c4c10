import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { defineFields } from '../lib/database/fields.ts'
import type { DB } from '../lib/database/tables.ts'
import { deciderColumns } from '../match-rules.ts'

export const settings = defineFields({
  minutesPerMatch: 'minutes_per_match',
  playersPerTeam: 'players_per_team',
  sets: 'set_count',
  ...deciderColumns,
  visibility: 'visibility',
  minimum: 'minimum',
  streakCap: 'streak_cap',
  firstTo: 'first_to',
  title: 'title',
  note: 'note',
  level: 'level',
  whoPlays: 'who_plays',
} as const satisfies Record<keyof SessionSettings, keyof DB['sessions']>)
