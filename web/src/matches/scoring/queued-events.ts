import type { NewEvent } from '@i-one/contract/matches/events'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { deviceStorage } from '../../lib/site-data/site-data.ts'

export interface QueuedEvent {
  n: number
  match: string
  user: string
  event: NewEvent
  between?: string
  teams?: TeamIds
  refused?: { code: string; matches?: string[] } | undefined
}

export interface TeamIds {
  T1: string
  T2: string
}

interface Schema extends DBSchema {
  events: { key: string; value: QueuedEvent; indexes: { user: string } }
}

let database: Promise<IDBPDatabase<Schema>> | undefined

const open = () =>
  (database ??= openDB<Schema>('i-one', 1, {
    upgrade: (created) => {
      const events = created.createObjectStore('events', { keyPath: 'event.id' })
      events.createIndex('user', 'user')
    },
  }))

/** localStorage prefix of events being written to IndexedDB. The events survive if the page closes during the write. */
const underWay = 'event under way '

const eventsUnderWay = () =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(underWay))
    .map((key) => JSON.parse(deviceStorage.getItem(key) ?? '') as QueuedEvent)

const forgetUnderWay = (id: string) => deviceStorage.removeItem(underWay + id)

export const queueEvent = async (queued: QueuedEvent) => {
  const { id } = queued.event
  deviceStorage.setItem(underWay + id, JSON.stringify(queued))
  await (await open()).put('events', queued)
  forgetUnderWay(id)
}

export const deleteQueuedEvents = async (ids: readonly string[]) => {
  for (const id of ids) forgetUnderWay(id)
  const transaction = (await open()).transaction('events', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
}

export const readQueuedEvents = async (user: string) => {
  const events = await (await open()).getAllFromIndex('events', 'user', user)
  const left = eventsUnderWay().filter((one) => one.user === user)
  const all = new Map([...events, ...left].map((one) => [one.event.id, one]))
  return [...all.values()].toSorted((a, b) => a.n - b.n)
}
