import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { privacyNotice } from '../privacy.ts'
import { oneUser } from './profile.ts'

export const agreeToNotice = endpoint('PUT /i-one/user/privacy', 'Agree to the privacy notice in force', {
  ...oneUser,
  body: z.object({ version: z.literal(privacyNotice.version, 'Not the version in force') }),
})
