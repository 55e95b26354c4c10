import type { Position } from '@i-one/contract/accounts'

interface DemoPerson {
  firstName: string
  lastName: string
  nickname: string
  position: Position
}

export const demoAccounts = {
  organizer: {
    firstName: 'Folákẹ́',
    lastName: 'Adéníyì',
    nickname: 'Folákẹ́',
    position: 'MF',
    email: 'organizer@i-one.example',
  },
  captain: {
    firstName: 'Emeka',
    lastName: 'Nwosu',
    nickname: 'Emeka',
    position: 'FW',
    email: 'captain@i-one.example',
  },
  player: {
    firstName: 'Ọláyínká',
    lastName: 'Ṣẹ́gun',
    nickname: 'Ọlá',
    position: 'MF',
    email: 'player@i-one.example',
  },
  staff: {
    firstName: 'Hauwa',
    lastName: 'Danjuma',
    nickname: 'Hauwa',
    position: 'DF',
    email: 'staff@i-one.example',
  },
} as const satisfies Record<string, DemoPerson & { email: string }>

export const demoPlayers: readonly DemoPerson[] = [
  { firstName: 'Babátúndé', lastName: 'Okoro', nickname: 'Tunde', position: 'GK' },
  { firstName: 'Chinedu', lastName: 'Okafor', nickname: 'Chinedu', position: 'DF' },
  { firstName: 'Ìfẹ́olúwa', lastName: 'Bánkọ́lé', nickname: 'Ìfẹ́', position: 'MF' },
  { firstName: 'Sadiq', lastName: 'Bello', nickname: 'Sadiq', position: 'GK' },
  { firstName: 'Uche', lastName: 'Eze', nickname: 'Uche', position: 'DF' },
  { firstName: 'Dàmọ́lá', lastName: 'Òjó', nickname: 'Dàmọ́lá', position: 'MF' },
  { firstName: 'Kúnlé', lastName: 'Àjàyí', nickname: 'Kúnlé', position: 'FW' },
  { firstName: 'Musa', lastName: 'Garba', nickname: 'Musa', position: 'DF' },
  { firstName: 'Fẹ́mi', lastName: 'Adébáyọ̀', nickname: 'Fẹ́mi', position: 'MF' },
  { firstName: 'Obinna', lastName: 'Nnamdi', nickname: 'Obi', position: 'FW' },
  { firstName: 'Yusuf', lastName: 'Abubakar', nickname: 'Yusuf', position: 'GK' },
  { firstName: 'Ẹniọlá', lastName: 'Fálànà', nickname: 'Ẹni', position: 'MF' },
  { firstName: 'Ibrahim', lastName: 'Sani', nickname: 'Ibro', position: 'FW' },
  { firstName: 'Tochukwu', lastName: 'Ani', nickname: 'Tochi', position: 'DF' },
  { firstName: 'Blessing', lastName: 'Effiong', nickname: 'Bee', position: 'MF' },
  { firstName: 'Osaze', lastName: 'Igbinedion', nickname: 'Osaze', position: 'FW' },
  { firstName: 'Ṣọlá', lastName: 'Akíntọ́lá', nickname: 'Ṣọlá', position: 'DF' },
  { firstName: 'Nnenna', lastName: 'Obi', nickname: 'Nne', position: 'GK' },
  { firstName: 'Aminu', lastName: 'Lawal', nickname: 'Aminu', position: 'MF' },
  { firstName: 'Ebiere', lastName: 'Dokubo', nickname: 'Ebi', position: 'FW' },
]
