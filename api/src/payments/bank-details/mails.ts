import { heldHours } from '@i-one/contract/payments/bank-details'
import type { Config } from '../../lib/config.ts'
import { formatLetter } from '../../lib/mail-layout.ts'

const ifNotYou = {
  password: {
    text: 'If that was not you, set another password at once, then look at the bank details: whoever did it knows your password.',
    button: 'Set a new password',
    path: '/forgot-password',
  },
  passkey: {
    text: 'If that was not you, remove the passkey under Security at once, then look at the bank details: whoever did it has a device with one of your passkeys.',
    button: 'Open Security',
    path: '/settings/security',
  },
} as const

/** Leaves out the account number, which mail should not carry. */
export const bankDetailsChanged = (
  to: string,
  { isRemoved, isFirst, shown }: { isRemoved: boolean; isFirst: boolean; shown: keyof typeof ifNotYou },
  { publicUrl }: Config,
) => {
  const { text, button, path } = ifNotYou[shown]
  return formatLetter({
    to,
    subject: 'Your bank details were changed',
    parts: [
      {
        text: isRemoved
          ? 'The bank details of your i-one account have just been removed. Players do not see any now.'
          : isFirst
            ? 'Bank details have just been added to your i-one account. Players who owe you can see them.'
            : `The bank details of your i-one account have just been changed. Players who owe you will see the new ones in ${heldHours} hours.`,
      },
      { text },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
