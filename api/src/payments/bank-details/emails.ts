import { bankChangeDelayHours } from '@i-one/contract/payments/bank-details'
import type { Config } from '../../lib/config.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { formatMail } from '../../lib/mail-layout.ts'

const ifNotYou = {
  password: () => ({
    text: i18n._(
      'If this wasn’t you, someone knows your password. Set a new password right away, then check the bank details.',
    ),
    button: i18n._('Set a new password'),
    path: '/forgot-password',
  }),
  passkey: () => ({
    text: i18n._(
      'If this wasn’t you, someone has a device with your passkey. Remove the passkey under Security right away, then check the bank details.',
    ),
    button: i18n._('Open Security'),
    path: '/settings/security',
  }),
}

/** Leaves out the account number, because mail is not confidential. */
export const bankDetailsChangedMail = (
  to: string,
  { isRemoved, isFirst, shown }: { isRemoved: boolean; isFirst: boolean; shown: keyof typeof ifNotYou },
  { publicUrl }: Config,
) => {
  const { text, button, path } = ifNotYou[shown]()
  return formatMail({
    to,
    subject: i18n._('Your bank details were changed'),
    parts: [
      {
        text: isRemoved
          ? i18n._(
              'The bank details of your i-one account have just been removed. Players no longer see them.',
            )
          : isFirst
            ? i18n._(
                'Bank details have just been added to your i-one account. Players who owe you can see them.',
              )
            : i18n._(
                'The bank details of your i-one account have just been changed. Players who owe you will see the new ones in {hours} hours.',
                { hours: bankChangeDelayHours },
              ),
      },
      { text },
      { button, url: `${publicUrl}${path}` },
    ],
  })
}
