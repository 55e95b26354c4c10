import { setLanguage } from '@i-one/contract/accounts/language'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { getUserById, toUser } from '../sql.ts'
import { saveLanguage } from './sql.ts'

export const language = (app: App) => {
  serve(app, setLanguage, async ({ body, user, db }) => {
    await saveLanguage(db, user.id, body.languageCode)
    return { user: toUser(await getUserById(db, user.id)) }
  })
}
