import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { privacyNotice } from '../privacy.ts'
import { oneUser } from './profile.ts'

/** Idempotent: a repeat keeps the first date. */
export const agreeToNotice = endpoint('PUT /i-one/user/privacy', 'Accept the current privacy notice', {
  ...oneUser,
  body: z.object({ version: z.literal(privacyNotice.version, 'Not the version in force') }),
})
