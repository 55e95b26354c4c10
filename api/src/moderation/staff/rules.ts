import type { AccountForStaff, SearchResult } from '@i-one/contract/moderation/staff'
import type { UserRow } from '../../accounts/sql.ts'
import type { AccountCounts } from './sql.ts'

export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export const placeholderNames = { account: 'Player', pitch: 'Pitch', team: 'Team', centre: 'Centre' } as const

export const isNameHidden = (kind: SearchResult['kind'], name: string) =>
  kind !== 'session' && name === placeholderNames[kind]

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
