import type { AccountForStaff, Found } from '@i-one/contract/staff'
import type { UserRow } from '../accounts/sql.ts'

/** 'k•••@example.com' */
export const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

type Row = Pick<
  UserRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'nickname'
  | 'created_at'
  | 'is_owner'
  | 'is_admin'
  | 'email'
  | 'email_confirmed_at'
  | 'suspended_at'
  | 'suspended_until'
>

/** What stands for a name that staff took off. */
export const hiddenNames = { account: 'Player', pitch: 'Pitch', team: 'Team', centre: 'Centre' } as const

export const isHidden = (kind: Found['kind'], name: string) =>
  kind !== 'session' && name === hiddenNames[kind]

export const accountOnWire = (
  row: Row,
  photo: AccountForStaff['photo'],
  kept: AccountForStaff['hidden'],
  {
    words,
    ...counts
  }: Pick<AccountForStaff, 'logins' | 'played' | 'came' | 'ahead'> & { words: string | null },
): AccountForStaff => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  nickname: row.nickname,
  nameHidden: isHidden('account', row.nickname),
  hidden: {
    name: isHidden('account', row.nickname) ? kept.name : null,
    photo: photo === null && kept.photo,
  },
  photo,
  since: row.created_at.toISOString(),
  isOwner: row.is_owner,
  isAdmin: row.is_admin,
  email: masked(row.email),
  isConfirmed: row.email_confirmed_at !== null,
  suspension: row.suspended_at && {
    at: row.suspended_at.toISOString(),
    until: row.suspended_until?.toISOString() ?? null,
    words,
  },
  ...counts,
})
