import type { Database } from '../../lib/database/database.ts'
import type { Preview, PreviewContext } from '../../lib/http/link-preview.ts'
import { currentLanguage, inLanguage, toLanguage } from '../../lib/i18n/i18n.ts'
import { findLanguage } from './sql.ts'

/** Calls `work` in the user's language, or in the default language if the user is null or has chosen none. */
export const inLanguageOf = async <T>(db: Database, userId: string | null, work: () => T | Promise<T>) =>
  inLanguage(toLanguage(await findLanguage(db, userId)), work)

type LanguageContext = Pick<PreviewContext, 'db' | 'namesLanguage'>

/** Uses the author's language if the request names none, because crawlers and calendar apps name none. */
export const inRequestLanguage = async <T>(
  { db, namesLanguage }: LanguageContext,
  authorId: string | null,
  work: () => T | Promise<T>,
) => (namesLanguage ? work() : inLanguageOf(db, authorId, work))

export const createPreview = (
  context: LanguageContext,
  authorId: string | null,
  toContents: () => Omit<Preview, 'language'>,
): Promise<Preview> =>
  inRequestLanguage(context, authorId, () => ({ ...toContents(), language: currentLanguage() }))
