import type { Config } from '../lib/config.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { formatMail } from '../lib/mail-layout.ts'

// Emails must not contain user input: anyone can register a stranger's address, and could then write to the stranger in our name.

const confirmLink = (link: string, { publicUrl }: Config) => ({
  button: i18n._('Confirm your address'),
  url: `${publicUrl}/confirm?link=${link}`,
})

export const welcomeMail = (to: string, link: string, config: Config) =>
  formatMail({
    to,
    subject: i18n._('Welcome to i-one'),
    parts: [
      {
        text: i18n._('Your account is ready. Please confirm your email address so that we can write to you.'),
      },
      confirmLink(link, config),
      { text: i18n._('You can use the link once. It expires after seven days.') },
      {
        text: i18n._(
          'If you didn’t create this account, someone may have mistyped their address. You can ignore this email.',
        ),
      },
    ],
  })

export const confirmAddressMail = (to: string, link: string, config: Config) =>
  formatMail({
    to,
    subject: i18n._('Confirm your address'),
    parts: [
      { text: i18n._('This address was entered for an i-one account. If it is yours, please confirm it.') },
      confirmLink(link, config),
      {
        text: i18n._(
          'You can use the link once. It expires after seven days. If the account isn’t yours, ignore this email.',
        ),
      },
    ],
  })

export const addressRequestedMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('New address for your account'),
    parts: [
      {
        text: i18n._(
          'Someone who knows your i-one password asked for a new email address. The address changes when the link we sent to the new address is opened.',
        ),
      },
      {
        text: i18n._('If this wasn’t you, set a new password right away. Your address then stays the same.'),
      },
      { button: i18n._('Set a new password'), url: `${publicUrl}/forgot-password` },
    ],
  })

export const addressChangedMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('Your email address was changed'),
    parts: [
      { text: i18n._('Someone who knows your i-one password has just changed your email address.') },
      {
        text: i18n._('If this wasn’t you, contact us right away. Password codes now go to the new address.'),
      },
      { button: i18n._('Contact us'), url: publicUrl },
    ],
  })

type Secrets = Record<'code' | 'link', string>

export const resetCodeMail = (to: string, { code, link }: Secrets, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('Your code for a new password'),
    parts: [
      {
        text: i18n._(
          'Enter this code on the page where you asked for it. You can use it once. It expires after 10 minutes.',
        ),
      },
      { code },
      {
        text: i18n._(
          'Or open this link on the device you want to sign in on. The link works even if the code doesn’t.',
        ),
      },
      { button: i18n._('Set a new password'), url: `${publicUrl}/reset?link=${link}` },
      { text: i18n._('If you didn’t ask for this, ignore this email. Your password stays the same.') },
    ],
  })

export const passwordChangedMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('Your password was changed'),
    parts: [
      {
        text: i18n._(
          'Your i-one password has just been changed, and every other device has been signed out.',
        ),
      },
      {
        text: i18n._(
          'If this wasn’t you, set a new password right away and check who else can read your email.',
        ),
      },
      { button: i18n._('Set a new password'), url: `${publicUrl}/forgot-password` },
    ],
  })

export const passkeyAddedMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('A passkey was added'),
    parts: [
      {
        text: i18n._('A passkey has just been added to your i-one account. It works without your password.'),
      },
      {
        text: i18n._(
          'If this wasn’t you, remove the passkey under Security and set a new password right away.',
        ),
      },
      { button: i18n._('Open Security'), url: `${publicUrl}/settings/security` },
    ],
  })

export const passkeyRemovedMail = (to: string, { publicUrl }: Config) =>
  formatMail({
    to,
    subject: i18n._('A passkey was removed'),
    parts: [
      {
        text: i18n._(
          'A passkey has just been removed from your i-one account. You can no longer sign in with it.',
        ),
      },
      { text: i18n._('If this wasn’t you, set a new password right away.') },
      { button: i18n._('Set a new password'), url: `${publicUrl}/forgot-password` },
    ],
  })
