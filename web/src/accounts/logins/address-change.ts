import { emailField, currentPasswordField } from '@i-one/contract/accounts'
import * as z from 'zod/mini'

export const EmailChange = z.object({
  email: emailField('Email is required'),
  password: currentPasswordField,
})
