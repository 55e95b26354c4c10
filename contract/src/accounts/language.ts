import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LanguageCode } from '../languages.ts'
import { userReplyOptions } from './profile.ts'

/**
 * Sets the language of emails, calendar feeds and previews of shared links. Responses are in the language of
 * each request.
 */
export const setLanguage = endpoint('PUT /i-one/user/language', 'Set your language', {
  ...userReplyOptions,
  body: z.object({ languageCode: LanguageCode }),
})
