import { email, currentPasswordField } from '@i-one/contract/accounts'
import * as z from 'zod/mini'

export const AddressChange = z.object({ email: email('Email is required'), password: currentPasswordField })
