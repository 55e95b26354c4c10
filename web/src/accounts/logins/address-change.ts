import { emailField, currentPasswordField } from '@i-one/contract/accounts'
import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'

export const EmailChange = z.object({
  email: emailField({ error: () => t`Email is required` }),
  password: currentPasswordField,
})
