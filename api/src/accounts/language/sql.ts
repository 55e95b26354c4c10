import type { Language } from '@i-one/contract/languages'
import type { Database } from '../../lib/database/database.ts'
import { firstValue } from '../../lib/database/rows.ts'

export const findLanguage = (db: Database, userId: string | null) =>
  firstValue<string | null>(db)`select language from users where id = ${userId}`

export const saveLanguage = (db: Database, userId: string, language: Language) =>
  db.updateTable('users').set({ language }).where('id', '=', userId).execute()
