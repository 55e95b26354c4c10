import * as z from 'zod/mini'
import { Proof, refusalsOfProof } from '../accounts/password.ts'
import { endpoint } from '../endpoint.ts'
import { ById, Instant, line } from '../shapes.ts'
import { cleanCode } from '../text.ts'
import { isAccountOf } from './banks.ts'

/** Where an organizer takes transfers: a Nigerian account. */
export const BankDetails = z.object({ bank: z.string(), accountNumber: z.string(), accountName: z.string() })
export type BankDetails = z.infer<typeof BankDetails>

const accountNumber = z.string('Account number is required').check(
  z.overwrite((text) => cleanCode(text).replace(/[ -]/g, '')),
  z.minLength(1, { error: 'Account number is required', abort: true }),
  z.regex(/^\d{10}$/, { error: 'Ten digits', abort: true }),
)

const fields = {
  bank: line('Bank is required', 60),
  accountNumber,
  accountName: line('Account name is required', 100),
}
const ofThisBank = z.refine<BankDetails>((details) => isAccountOf(details.bank, details.accountNumber), {
  error: 'Not an account number of this bank',
  path: ['accountNumber'],
})

/** `accountNumber` is ten digits, in groups or not, with the check digit of its bank where that is known. */
export const NewBankDetails = z.object(fields).check(ofThisBank)

/** Hours in which those who owe still see what was there before a change. */
export const heldHours = 24

const own = {
  reply: z.object({
    details: z.nullable(BankDetails),
    /** When those who owe see a change; `null` where they see what is there. */
    heldFrom: z.nullable(Instant),
    /** Players see them once staff have reviewed the first pitch. */
    shown: z.boolean(),
  }),
} as const

export const getBankDetails = endpoint('GET /i-one/user/bank-details', 'My bank details', own)

/**
 * For organizers. Who owes on a pitch of theirs sees the first ones at once, others 24 hours after the change, which is
 * said by mail.
 */
export const putBankDetails = endpoint('PUT /i-one/user/bank-details', 'Set my bank details', {
  ...own,
  body: z.extend(Proof, fields).check(ofThisBank),
  refusals: ['organizers-only', ...refusalsOfProof],
})

/** Nobody sees them from then on. It is said by mail. */
export const removeBankDetails = endpoint('DELETE /i-one/user/bank-details', 'Take my bank details off', {
  ...own,
  body: Proof,
  refusals: refusalsOfProof,
})

/**
 * Where to transfer what is owed for a session: shown to who owes for their own place or for that of a guest of theirs
 * while it is unpaid or said, once session and booking are confirmed, and to the pitch's organizer. None to anybody else.
 */
export const getTransferDetails = endpoint(
  'GET /i-one/sessions/:id/bank-details',
  'Where to transfer my share',
  { reply: z.object({ details: z.nullable(BankDetails) }), params: ById, refusals: ['not-found'] },
)
