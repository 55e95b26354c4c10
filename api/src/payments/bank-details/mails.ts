import { heldHours } from '@i-one/contract/payments/bank-details'
import type { Config } from '../../lib/config.ts'
import { layOut } from '../../lib/mail-layout.ts'

/** Says no number: whoever reads the mail need not see it. */
export const bankDetailsChanged = (
  to: string,
  { isRemoved, isFirst }: { isRemoved: boolean; isFirst: boolean },
  { publicUrl }: Config,
) =>
  layOut({
    to,
    subject: 'Your bank details were changed',
    parts: [
      {
        text: isRemoved
          ? 'The bank details of your i-one account have just been taken off. Players see none any more.'
          : isFirst
            ? 'Your i-one account has just been given bank details. Players who owe you see them.'
            : `Your i-one account has just been given other bank details. Players who owe you see them in ${heldHours} hours.`,
      },
      {
        text: 'If that was not you, set another password at once, then look at the bank details: whoever did it knows your password.',
      },
      { button: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
  })
