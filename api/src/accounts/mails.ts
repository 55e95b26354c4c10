import type { Config } from '../lib/config.ts'
import { layOut } from '../lib/mail-layout.ts'

// None of these says a word that somebody typed in: whoever registers a stranger's address, or asks for its code, must
// not get to write to that stranger in our name.

export const welcome = (to: string, { publicUrl }: Config) =>
  layOut({
    to,
    subject: 'Welcome to i-one',
    parts: [
      { text: 'Your account is ready. Sign in, find a game near you, and book your first slot.' },
      { button: 'Sign in', url: `${publicUrl}/sign-in` },
      {
        text: 'If you did not make this account, somebody mistyped their address: you need not do anything.',
      },
    ],
  })

export const resetCode = (
  to: string,
  { code, link }: { code: string; link: string },
  { publicUrl }: Config,
) =>
  layOut({
    to,
    subject: 'Your code for a new password',
    parts: [
      { text: 'Enter this code on the page where you asked for it. It works once, for 10 minutes.' },
      { code },
      {
        text: 'Or open this link on the device you sign in on. It does the same, also when a code is refused.',
      },
      { button: 'Set a new password', url: `${publicUrl}/reset?link=${link}` },
      { text: 'If you did not ask for this, ignore it: your password stays as it is.' },
    ],
  })

export const passwordChanged = (to: string, { publicUrl }: Config) =>
  layOut({
    to,
    subject: 'Your password was changed',
    parts: [
      { text: 'Your i-one password has just been set anew, and every device has been signed out.' },
      { text: 'If that was not you, set another one at once and check who else can read your mail.' },
      { button: 'Set a new password', url: `${publicUrl}/forgot-password` },
    ],
  })
