import type { Database } from '../../lib/database/database.ts'
import type { Preview, PreviewContext } from '../../lib/http/link-preview.ts'
import { currentLanguage, inLanguage, toLanguage } from '../../lib/i18n/i18n.ts'
import { findLanguage } from './sql.ts'

/** Calls `work` in the user's language, or in the default language if the user is null or has chosen none. */
export const inLanguageOf = async <T>(db: Database, userId: string | null, work: () => T | Promise<T>) =>
  inLanguage(toLanguage(await findLanguage(db, userId)), work)

/** Creates a preview in the language that the request names, or else in the author's, because crawlers name none. */
export const createPreview = async (
  { db, namesLanguage }: PreviewContext,
  authorId: string | null,
  toContents: () => Omit<Preview, 'language'>,
): Promise<Preview> => {
  const create = () => ({ ...toContents(), language: currentLanguage() })
  return namesLanguage ? create() : inLanguageOf(db, authorId, create)
}
