import { type Team, createTeam, getTeam } from '@i-one/contract/teams'
import { acceptMember, joinTeam } from '@i-one/contract/teams/members'
import type { TestApp } from './app.ts'
import { type Person, createPerson } from './make.ts'

export const newTeam = {
  name: 'Bariga Town',
  address: 'Bariga, Lagos',
  location: { coordinates: [3.3863, 6.5392] as [number, number] },
}

interface TeamTraits {
  captain?: Person
  members?: readonly Person[]
  name?: string
  location?: { coordinates: [number, number] }
}

export const createTestTeam = async (app: TestApp, traits: TeamTraits = {}) => {
  const { members = [], captain = await createPerson(app), name = newTeam.name } = traits
  const location = traits.location ?? newTeam.location
  const lead = app.as(captain.token)
  const { _id } = await lead(createTeam, { body: { ...newTeam, name, location } })
  const params = { id: _id }
  for (const { id, token } of members) {
    await app.as(token)(joinTeam, { params })
    await lead(acceptMember, { params, body: { player: id } })
  }
  const team: Team = await lead(getTeam, { params })
  return { team, captain }
}
