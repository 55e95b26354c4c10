import type { AccountForStaff, SearchResult } from '@i-one/contract/moderation/staff'
import { dayText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import type { UserRow } from '../../accounts/sql.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { AccountCounts, FoundRow } from './sql.ts'

export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export const placeholderNames = { account: 'Player', pitch: 'Pitch', team: 'Team', centre: 'Centre' } as const

export const isNameHidden = (kind: SearchResult['kind'], name: string) =>
  kind !== 'session' && name === placeholderNames[kind]

const hintTexts: Record<SearchResult['kind'], (row: FoundRow) => string> = {
  account: ({ hint }) =>
    i18n._('{role, select, suspended {Suspended} staff {Staff} organizer {Organizer} other {Player}}', {
      role: hint,
    }),
  pitch: ({ hint, listed }) => (listed ? (hint ?? '') : i18n._('{address}, hidden', { address: hint })),
  centre: ({ hint }) => hint ?? '',
  session: ({ hint }) =>
    i18n._(
      '{state, select, open {open} confirmed {confirmed} started {started} finished {finished} cancelled {cancelled} other {abandoned}}',
      { state: hint },
    ),
  team: () => i18n._('Team'),
}

const nameText = ({ name, start, timeZone }: FoundRow) =>
  start && timeZone !== null
    ? i18n._('{pitch}, {day}, {time}', {
        pitch: name,
        day: dayText(start, timeZone),
        time: timeText(start, timeZone),
      })
    : name

export const toSearchResult = (row: FoundRow, hiddenName: string | null): SearchResult => {
  const nameHidden = isNameHidden(row.kind, row.name)
  return {
    kind: row.kind,
    _id: row._id,
    ...(row.code !== null && { code: row.code }),
    name: nameText(row),
    hint: hintTexts[row.kind](row),
    nameHidden,
    hiddenName: nameHidden ? hiddenName : null,
  }
}

export const toAccountForStaff = (
  row: UserRow,
  photo: AccountForStaff['photo'],
  saved: AccountForStaff['hidden'],
  { words, ...counts }: AccountCounts,
): AccountForStaff => ({
  _id: row.id,
  name: `${row.firstName} ${row.lastName}`,
  nickname: row.nickname,
  nameHidden: isNameHidden('account', row.nickname),
  hidden: {
    name: isNameHidden('account', row.nickname) ? saved.name : null,
    photo: photo === null && saved.photo,
  },
  photo,
  since: row.createdAt.toISOString(),
  isOwner: row.isOwner,
  isAdmin: row.isAdmin,
  email: maskEmail(row.email),
  isConfirmed: row.emailConfirmedAt !== null,
  suspension: row.suspendedAt && {
    at: row.suspendedAt.toISOString(),
    until: row.suspendedUntil?.toISOString() ?? null,
    words,
  },
  ...counts,
})
