import { demoAccounts, demoPassword } from './demo-people.ts'

/** The address and the four accounts, for whoever started the server. */
export const demoNotice = (address: string) =>
  [
    '',
    `  i-one is ready: ${address}`,
    '',
    ...Object.entries(demoAccounts).map(
      ([role, { email }]) => `  ${role.padEnd(10)} ${email.padEnd(26)} ${demoPassword}`,
    ),
    '',
  ].join('\n')
