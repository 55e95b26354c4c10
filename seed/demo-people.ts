import type { Position } from '@i-one/contract/accounts'

const person = (firstName: string, lastName: string, nickname: string, position: Position) => ({
  firstName,
  lastName,
  nickname,
  position,
})

export type DemoPerson = ReturnType<typeof person>

export const demoAccounts = {
  organizer: { ...person('Folákẹ́', 'Adéníyì', 'Folákẹ́', 'MF'), email: 'organizer@i-one.example' },
  captain: { ...person('Emeka', 'Nwosu', 'Emeka', 'FW'), email: 'captain@i-one.example' },
  player: { ...person('Ọláyínká', 'Ṣẹ́gun', 'Ọlá', 'MF'), email: 'player@i-one.example' },
  staff: { ...person('Hauwa', 'Danjuma', 'Hauwa', 'DF'), email: 'staff@i-one.example' },
}

export const demoPlayers: readonly DemoPerson[] = [
  person('Babátúndé', 'Okoro', 'Tunde', 'GK'),
  person('Chinedu', 'Okafor', 'Chinedu', 'DF'),
  person('Ìfẹ́olúwa', 'Bánkọ́lé', 'Ìfẹ́', 'MF'),
  person('Sadiq', 'Bello', 'Sadiq', 'GK'),
  person('Uche', 'Eze', 'Uche', 'DF'),
  person('Dàmọ́lá', 'Òjó', 'Dàmọ́lá', 'MF'),
  person('Kúnlé', 'Àjàyí', 'Kúnlé', 'FW'),
  person('Musa', 'Garba', 'Musa', 'DF'),
  person('Fẹ́mi', 'Adébáyọ̀', 'Fẹ́mi', 'MF'),
  person('Obinna', 'Nnamdi', 'Obi', 'FW'),
  person('Yusuf', 'Abubakar', 'Yusuf', 'GK'),
  person('Ẹniọlá', 'Fálànà', 'Ẹni', 'MF'),
  person('Ibrahim', 'Sani', 'Ibro', 'FW'),
  person('Tochukwu', 'Ani', 'Tochi', 'DF'),
  person('Blessing', 'Effiong', 'Bee', 'MF'),
  person('Osaze', 'Igbinedion', 'Osaze', 'FW'),
  person('Ṣọlá', 'Akíntọ́lá', 'Ṣọlá', 'DF'),
  person('Nnenna', 'Obi', 'Nne', 'GK'),
  person('Aminu', 'Lawal', 'Aminu', 'MF'),
  person('Ebiere', 'Dokubo', 'Ebi', 'FW'),
]

export const formatDemoNotice = (address: string, emails: readonly (string | null)[], password: string) =>
  [
    '',
    `  i-one is ready: ${address}`,
    '',
    ...Object.entries(demoAccounts)
      .filter(([, { email }]) => emails.includes(email))
      .map(([role, { email }]) => `  ${role.padEnd(10)} ${email.padEnd(26)} ${password}`),
    '',
  ].join('\n')
