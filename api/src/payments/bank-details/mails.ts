import { bankChangeDelayHours } from '@i-one/contract/payments/bank-details'
import type { Config } from '../../lib/config.ts'
import { formatMail } from '../../lib/mail-layout.ts'

const ifNotYou = {
  password: {
    text: 'If this wasn’t you, someone knows your password. Set a new password right away, then check the bank details.',
    button: 'Set a new password',
    path: '/forgot-password',
  },
  passkey: {
    text: 'If this wasn’t you, someone has a device with your passkey. Remove the passkey under Security right away, then check the bank details.',
    button: 'Open Security',
    path: '/settings/security',
  },
} as const

/** Leaves out the account number, because mail is not confidential. */
export const bankDetailsChangedMail = (
  to: string,
  { isRemoved, isFirst, shown }: { isRemoved: boolean; isFirst: boolean; shown: keyof typeof ifNotYou },
  { publicUrl }: Config,
) => {
  const { text, button, path } = ifNotYou[shown]
  return formatMail({
    to,
    subject: 'Your bank details were changed',
    parts: [
      {
        text: isRemoved
          ? 'The bank details of your i-one account have just been removed. Players no longer see them.'
          : isFirst
            ? 'Bank details have just been added to your i-one account. Players who owe you can see them.'
            : `The bank details of your i-one account have just been changed. Players who owe you will see the new ones in ${bankChangeDelayHours} hours.`,
      },
      { text },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
