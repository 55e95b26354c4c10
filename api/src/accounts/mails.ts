import type { Config } from '../lib/config.ts'
import { formatLetter } from '../lib/mail-layout.ts'

// Never quote user input here: anyone can register a stranger's address and would write to them in our name.

const confirmLink = (link: string, { publicUrl }: Config) => ({
  button: 'Confirm your address',
  url: `${publicUrl}/confirm?link=${link}`,
})

export const welcome = (to: string, link: string, config: Config) =>
  formatLetter({
    to,
    subject: 'Welcome to i-one',
    parts: [
      { text: 'Your account is ready. Confirm that this is your address, so that we can write to you.' },
      confirmLink(link, config),
      { text: 'The link works once, for seven days.' },
      {
        text: 'If you did not make this account, somebody mistyped their address: do nothing, and you will not hear from us.',
      },
    ],
  })

export const addressToConfirm = (to: string, link: string, config: Config) =>
  formatLetter({
    to,
    subject: 'Confirm your address',
    parts: [
      {
        text: 'This address was given for an i-one account. Confirm that it is yours, so that we can write to you.',
      },
      confirmLink(link, config),
      { text: 'The link works once, for seven days. If the account is not yours, do nothing.' },
    ],
  })

export const addressAsked = (to: string, { publicUrl }: Config) =>
  formatLetter({
    to,
    subject: 'Another address for your account',
    parts: [
      {
        text: 'Somebody with the password of your i-one account wants another e-mail address for it. It changes once the link we sent there is opened.',
      },
      { text: 'If that was not you, set another password at once: then nothing changes.' },
      { button: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
  })

export const addressChanged = (to: string, { publicUrl }: Config) =>
  formatLetter({
    to,
    subject: 'Your address was changed',
    parts: [
      {
        text: 'Your i-one account has just been given another e-mail address, by somebody with its password.',
      },
      { text: 'If that was not you, write to us at once: from now on codes go to the other address.' },
      { button: 'Write to us', url: publicUrl },
    ],
  })

export const resetCode = (
  to: string,
  { code, link }: { code: string; link: string },
  { publicUrl }: Config,
) =>
  formatLetter({
    to,
    subject: 'Your code for a new password',
    parts: [
      { text: 'Enter this code on the page where you asked for it. It works once, for 10 minutes.' },
      { code },
      {
        text: 'Or open this link on the device you sign in on. It does the same, even when a code is refused.',
      },
      { button: 'Set a new password', url: `${publicUrl}/reset?link=${link}` },
      { text: 'If you did not ask for this, ignore it: your password stays as it is.' },
    ],
  })

export const passwordChanged = (to: string, { publicUrl }: Config) =>
  formatLetter({
    to,
    subject: 'Your password was changed',
    parts: [
      { text: 'Your i-one password has just been changed, and every other device has been signed out.' },
      { text: 'If that was not you, set another one at once and check who else can read your mail.' },
      { button: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
  })

export const passkeyAdded = (to: string, { publicUrl }: Config) =>
  formatLetter({
    to,
    subject: 'A passkey was added',
    parts: [
      {
        text: 'A passkey has just been added to your i-one account. Whoever has it can sign in without your password.',
      },
      { text: 'If that was not you, remove it under Security and set another password at once.' },
      { button: 'Open Security', url: `${publicUrl}/settings/security` },
    ],
  })

export const passkeyRemoved = (to: string, { publicUrl }: Config) =>
  formatLetter({
    to,
    subject: 'A passkey was removed',
    parts: [
      { text: 'A passkey of your i-one account has just been removed. Nobody can sign in with it any more.' },
      { text: 'If that was not you, set another password at once.' },
      { button: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
  })
