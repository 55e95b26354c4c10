import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { i18n } from './lib/i18n/i18n.ts'

type Setting = keyof SessionSettings

/** `from` is absent if the value is not a number, so that a title or note remains only in the edit of its author. */
interface SettingEdit<S extends Setting> {
  setting: S
  from?: number
  to: SessionSettings[S]
}

/** An edit of a game as stored, without texts, because each reader reads it in their own language. */
export type SessionEdit =
  | { [S in Setting]: SettingEdit<S> }[Setting]
  | { setting: 'setName'; set: number; from: string; to: string }

const texts: { [S in Setting]: (to: SessionSettings[S], from?: number) => string } = {
  minutesPerMatch: (to, from) => i18n._('minutes per match {from} → {to}', { from, to }),
  playersPerTeam: (to, from) => i18n._('players per team {from} → {to}', { from, to }),
  sets: (to, from) => i18n._('teams {from} → {to}', { from, to }),
  aet: (to) => (to ? i18n._('extra time on') : i18n._('extra time off')),
  penaltyShootout: (to) => (to ? i18n._('penalty shoot-out on') : i18n._('penalty shoot-out off')),
  visibility: (to) => (to === 'public' ? i18n._('open to everyone') : i18n._('by link only')),
  minimum: (to, from) => i18n._('minimum {from} → {to}', { from, to }),
  streakCap: (to, from) =>
    i18n._(
      'wins in a row {from, plural, =0 {no limit} other {{from}}} → {to, plural, =0 {no limit} other {{to}}}',
      { from, to },
    ),
  firstTo: (goals) => i18n._('{goals, plural, =0 {no goal limit} other {first to {goals}}}', { goals }),
  title: (title) => (title ? i18n._('title “{title}”', { title }) : i18n._('no title')),
  note: (note) => (note ? i18n._('note “{note}”', { note }) : i18n._('no note')),
  level: (level) =>
    i18n._(
      '{level, select, fun {level for fun} regular {level regular} strong {level strong} other {level any}}',
      { level },
    ),
  whoPlays: (players) =>
    i18n._('{players, select, women {women only} mixed {mixed} other {everyone plays}}', { players }),
}

export const settings = Object.keys(texts) as Setting[]

export const toSettingEdit = (setting: Setting, before: SessionSettings, after: SessionSettings) => {
  const from = before[setting]
  return { setting, to: after[setting], ...(typeof from === 'number' && { from }) } as SessionEdit
}

const settingText = <S extends Setting>({ setting, from, to }: SettingEdit<S>) => texts[setting](to, from)

const editText = (edit: SessionEdit) =>
  edit.setting === 'setName'
    ? i18n._('team {set}: {from} → {to}', { set: edit.set, from: edit.from, to: edit.to })
    : settingText(edit)

export const sessionEditsText = (edits: readonly SessionEdit[]) => edits.map(editText).join(', ')
