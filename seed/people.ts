import type { Position } from '@i-one/contract/accounts'
import { insertUser } from '../api/src/accounts/sql.ts'
import type { Database } from '../api/src/lib/database/database.ts'
import { hashPassword } from '../api/src/lib/password.ts'
import { insertPlayer } from '../api/src/players/sql.ts'
import { type DemoPerson, demoAccounts, demoPlayers } from './demo-people.ts'

export interface DemoUser {
  id: string
  name: string
  position: Position
}

const contact = {
  phoneNumber: '+2348030000000',
  address: '12 Adénìran Ògúnsànyà Street, Surulere',
  location: { coordinates: [3.3541, 6.4969] },
} as const

export const seedPeople = async (db: Database, password: string, now: Date) => {
  const passwordHash = await hashPassword(password)
  const addUser = async (person: DemoPerson, email: string, isOwner = false): Promise<DemoUser> => {
    const { nickname, position } = person
    const id = await insertPlayer(db, { name: nickname, position }, now)
    const account = { ...person, ...contact, id, email, emailKey: email, passwordHash, isOwner, isDemo: true }
    await insertUser(db, account, now)
    return { id, name: nickname, position }
  }
  const organizer = await addUser(demoAccounts.organizer, demoAccounts.organizer.email, true)
  const captain = await addUser(demoAccounts.captain, demoAccounts.captain.email)
  const player = await addUser(demoAccounts.player, demoAccounts.player.email)
  const staff = await addUser(demoAccounts.staff, demoAccounts.staff.email)
  const newOrganizer = await addUser(
    { firstName: 'Ngozi', lastName: 'Umeh', nickname: 'Ngozi', position: 'MF' },
    'new-organizer@i-one.example',
    true,
  )
  const others: DemoUser[] = []
  for (const [n, person] of demoPlayers.entries())
    others.push(await addUser(person, `player-${n + 1}@i-one.example`))
  return { organizer, captain, player, staff, newOrganizer, others }
}

export type DemoUsers = Awaited<ReturnType<typeof seedPeople>>
