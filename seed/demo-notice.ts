import { demoAccounts } from './demo-people.ts'

export const demoNotice = (address: string, emails: readonly (string | null)[], password: string) =>
  [
    '',
    `  i-one is ready: ${address}`,
    '',
    ...Object.entries(demoAccounts)
      .filter(([, { email }]) => emails.includes(email))
      .map(([role, { email }]) => `  ${role.padEnd(10)} ${email.padEnd(26)} ${password}`),
    '',
  ].join('\n')
