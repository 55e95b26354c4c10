import * as z from 'zod/mini'
import { Proof, proofErrors } from '../accounts/password.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { ById, Instant, lineField } from '../shapes.ts'
import { cleanCode } from '../text.ts'
import { isAccountNumberValid } from './banks.ts'

export const BankDetails = z.object({ bank: z.string(), accountNumber: z.string(), accountName: z.string() })
export type BankDetails = z.infer<typeof BankDetails>

const accountNumber = z.string(message('Account number is required')).check(
  z.overwrite((text) => cleanCode(text).replace(/[ -]/g, '')),
  z.minLength(1, { ...message('Account number is required'), abort: true }),
  z.regex(/^\d{10}$/, { ...message('Must be ten digits'), abort: true }),
)

const fields = {
  bank: lineField(message('Bank is required'), 60),
  accountNumber,
  accountName: lineField(message('Account name is required'), 100),
}
const ofThisBank = z.refine<BankDetails>(
  (details) => isAccountNumberValid(details.bank, details.accountNumber),
  { ...message('Not a valid account number for this bank'), path: ['accountNumber'] },
)

export const NewBankDetails = z.object(fields).check(ofThisBank)

export const bankChangeDelayHours = 24

const own = {
  reply: z.object({
    details: z.nullable(BankDetails),
    /** The time when players will see the latest change, or `null` if they already see it. */
    heldFrom: z.nullable(Instant),
    shown: z.boolean(),
  }),
} as const

export const getBankDetails = endpoint('GET /i-one/user/bank-details', 'Get your bank details', own)

/** Players see the new bank details after 24 hours. The user is notified by email. */
export const updateBankDetails = endpoint('PUT /i-one/user/bank-details', 'Set your bank details', {
  ...own,
  body: z.extend(Proof, fields).check(ofThisBank),
  errors: ['organizers-only', ...proofErrors],
})

export const removeBankDetails = endpoint('DELETE /i-one/user/bank-details', 'Delete your bank details', {
  ...own,
  body: Proof,
  errors: proofErrors,
})

/** `details` is `null` unless the caller owes a share for a confirmed session or runs the pitch. */
export const getTransferDetails = endpoint(
  'GET /i-one/sessions/:id/bank-details',
  'Get the bank details to pay for a session',
  { reply: z.object({ details: z.nullable(BankDetails) }), params: ById, errors: ['not-found'] },
)
