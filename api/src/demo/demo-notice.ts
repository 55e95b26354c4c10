import { demoAccounts, demoPassword } from './demo-people.ts'

/** The address and those of the four accounts that are there, for whoever started the server. */
export const demoNotice = (address: string, emails: readonly (string | null)[]) =>
  [
    '',
    `  i-one is ready: ${address}`,
    '',
    ...Object.entries(demoAccounts)
      .filter(([, { email }]) => emails.includes(email))
      .map(([role, { email }]) => `  ${role.padEnd(10)} ${email.padEnd(26)} ${demoPassword}`),
    '',
  ].join('\n')
