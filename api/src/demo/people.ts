import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Position } from '@i-one/contract/accounts'
import type { Database } from '../lib/database.ts'
import { demoAccounts, demoPassword, demoPlayers } from './demo-people.ts'

export interface Somebody {
  id: string
  name: string
  position: Position
}

const surulere = { lng: 3.3541, lat: 6.4969 }

/** Accounts for everybody; all of them have the printed password and sign in only on a loopback address. */
export const layPeople = async (db: Database, now: Date) => {
  const passwordHash = await hash(demoPassword)
  const lay = async (
    person: { firstName: string; lastName: string; nickname: string; position: Position },
    email: string,
    isOwner = false,
  ): Promise<Somebody> => {
    const id = randomUUID()
    const { nickname, position } = person
    await db.insertInto('players').values({ id, name: nickname, position, created_at: now }).execute()
    await db
      .insertInto('users')
      .values({
        id,
        first_name: person.firstName,
        last_name: person.lastName,
        nickname,
        email,
        email_key: email,
        password_hash: passwordHash,
        phone_number: '+2348030000000',
        address: '12 Adénìran Ògúnsànyà Street, Surulere',
        position,
        is_owner: isOwner,
        is_demo: true,
        ...surulere,
        email_confirmed_at: now,
        created_at: now,
      })
      .execute()
    return { id, name: nickname, position }
  }
  const organizer = await lay(demoAccounts.organizer, demoAccounts.organizer.email, true)
  const captain = await lay(demoAccounts.captain, demoAccounts.captain.email)
  const player = await lay(demoAccounts.player, demoAccounts.player.email)
  const others: Somebody[] = []
  for (const [n, person] of demoPlayers.entries())
    others.push(await lay(person, `player-${n + 1}@i-one.example`))
  return { organizer, captain, player, others }
}

export type People = Awaited<ReturnType<typeof layPeople>>
