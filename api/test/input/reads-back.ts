import { getUser, logIn } from '@i-one/contract/accounts'
import { reopenPitch, listClosures } from '@i-one/contract/bookings/closures'
import { listMessages } from '@i-one/contract/contact'
import { listAuditLog } from '@i-one/contract/moderation/audit'
import { listReports } from '@i-one/contract/moderation/reports'
import { getQuietHours } from '@i-one/contract/notifications/quiet-hours'
import { getBankDetails } from '@i-one/contract/payments/bank-details'
import { getPitch } from '@i-one/contract/pitches'
import { listMyPitches } from '@i-one/contract/pitches/registration'
import { getSession } from '@i-one/contract/sessions'
import { getTeam } from '@i-one/contract/teams'
import { getTournament } from '@i-one/contract/tournaments'
import type { TestApp } from '../app.ts'
import type { Person } from '../make.ts'
import type { RequestInput } from './request.ts'
import type { EndpointName, FuzzTarget } from './town.ts'

interface Taken {
  app: TestApp
  town: FuzzTarget
  who: Person
  given: RequestInput
  reply: { _id: string }
}
interface Reading {
  prepare?: (taken: Omit<Taken, 'reply'>) => Promise<RequestInput>
  read: (taken: Taken) => Promise<unknown>
  except?: readonly string[]
}

const params = ({ given }: Pick<Taken, 'given'>) => ({ params: given.params as { id: string } })
const byId = ({ reply: { _id: id } }: Taken) => ({ params: { id } })
const inLog: Reading = {
  read: ({ app, town }) => app.as(town.admin.token)(listAuditLog, { query: {} }),
  except: ['kind', 'about', 'outcome', 'what'],
}

export const valueReaders: Partial<Record<EndpointName, Reading>> = {
  register: {
    read: ({ app, given }) =>
      app
        .as()(logIn, { body: given.body as { email: string; password: string } })
        .then(({ user }) => user),
    except: ['password', 'phoneNumber'],
  },
  updateUser: {
    read: ({ app, who }) => app.as(who.token)(getUser),
    except: ['email', 'password', 'passkey', 'phoneNumber', 'isOwner'],
  },
  updateBankDetails: { read: ({ app, who }) => app.as(who.token)(getBankDetails), except: ['password'] },
  // excludes the time zone, because its aliases are stored under one name
  updateQuietHours: { read: ({ app, who }) => app.as(who.token)(getQuietHours), except: ['timeZone'] },
  createPitch: { read: (taken) => taken.app.as(taken.who.token)(getPitch, byId(taken)), except: ['phone'] },
  changePitch: {
    prepare: async ({ app, who, given }) => {
      const own = await app.as(who.token)(listMyPitches)
      const { revision } = own.find(({ _id }) => _id === params({ given }).params.id) ?? { revision: 1 }
      return { ...given, body: { ...(given.body as object), revision } }
    },
    read: (taken) => taken.app.as(taken.who.token)(getPitch, params(taken)),
    except: ['revision', 'phone'],
  },
  closePitch: {
    read: async (taken) => {
      const asked = taken.app.as(taken.who.token)
      const closures = await asked(listClosures, params(taken))
      await asked(reopenPitch, byId(taken))
      return closures
    },
  },
  // excludes the location, because the server rounds it to an area
  createTeam: {
    read: (taken) => taken.app.as(taken.who.token)(getTeam, byId(taken)),
    except: ['location'],
  },
  changeTeam: {
    read: (taken) => taken.app.as(taken.who.token)(getTeam, params(taken)),
    except: ['location'],
  },
  saveFormation: { read: (taken) => taken.app.as(taken.who.token)(getTeam, params(taken)) },
  createTournament: {
    read: (taken) => taken.app.as(taken.who.token)(getTournament, byId(taken)),
    except: ['location'],
  },
  editSession: {
    read: (taken) => taken.app.as(taken.who.token)(getSession, params(taken)),
    except: ['visibility'],
  },
  sendMessage: {
    prepare: async ({ app, given }) => {
      await app.db.deleteFrom('contact_messages').execute()
      return given
    },
    read: ({ app, town }) => app.as(town.admin.token)(listMessages),
  },
  sendReport: {
    read: ({ app, town }) => app.as(town.admin.token)(listReports, { query: {} }),
    except: ['about'],
  },
  showEmail: inLog,
  revokeAccountLogins: inLog,
  liftSuspension: inLog,
}

type Leaf = [name: string, value: unknown]

const leavesOf = (value: unknown, except: readonly string[], name = ''): Leaf[] => {
  if (except.includes(name)) return []
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, except, name))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([one, inner]) => leavesOf(inner, except, one))
  return [[name, value]]
}

/** Compares coordinates with a tolerance, because they are stored with seven decimals. */
const isLike = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 1e-6 : a === b

const isNothing = (value: unknown) => value === null || value === undefined || value === ''

export const findLostFields = (taken: unknown, read: unknown, except: readonly string[] = []): Leaf[] => {
  const there = leavesOf(read, [])
  const isShown = (name: string) => there.some(([other]) => other === name)
  return leavesOf(taken, except).filter(
    ([name, value]) =>
      !isNothing(value) &&
      (typeof value === 'string' || isShown(name)) &&
      !there.some(([other, found]) => other === name && isLike(value, found)),
  )
}
