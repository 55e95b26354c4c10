import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { sql } from 'kysely'
import type { DB } from '../lib/database/tables.ts'

/** The column of each setting: what reads, inserts, edits and repeats sessions goes by it. */
const columns = {
  minutesPerMatch: 'minutes_per_match',
  playersPerTeam: 'players_per_team',
  sets: 'set_count',
  aet: 'aet',
  penaltyShootout: 'penalty_shootout',
  visibility: 'visibility',
  minimum: 'minimum',
  streakCap: 'streak_cap',
  firstTo: 'first_to',
  title: 'title',
  note: 'note',
  level: 'level',
  whoPlays: 'who_plays',
} as const satisfies Record<keyof SessionSettings, keyof DB['sessions']>

type SettingColumns = typeof columns
type Kept<Some> = { [S in keyof Some & keyof SettingColumns as SettingColumns[S]]: Some[S] }

const settings = Object.entries(columns) as [keyof SessionSettings, string][]

export const settingColumns = sql.raw(
  settings.map(([setting, column]) => `s.${column} as "${setting}"`).join(', '),
)

export const settingsOf = (session: SessionSettings) =>
  Object.fromEntries(settings.map(([setting]) => [setting, session[setting]])) as SessionSettings

export const keptSettings = <Some extends Partial<SessionSettings>>(some: Some) =>
  Object.fromEntries(settings.map(([setting, column]) => [column, some[setting]])) as Kept<Some>
