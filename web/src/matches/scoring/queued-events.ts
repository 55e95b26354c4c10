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

export type TeamIds = { T1: string; T2: string }

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

/** localStorage prefix of events being written to IndexedDB, which survive if the page closes during the write. */
const pending = 'event under way '

const listPendingEvents = () =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(pending))
    .map((key) => JSON.parse(deviceStorage.getItem(key) ?? '') as QueuedEvent)

const deletePendingEvent = (id: string) => deviceStorage.removeItem(pending + id)

export const queueEvent = async (queued: QueuedEvent) => {
  const { id } = queued.event
  deviceStorage.setItem(pending + id, JSON.stringify(queued))
  await (await open()).put('events', queued)
  deletePendingEvent(id)
}

export const deleteQueuedEvents = async (ids: readonly string[]) => {
  for (const id of ids) deletePendingEvent(id)
  const transaction = (await open()).transaction('events', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
}

export const readQueuedEvents = async (user: string) => {
  const events = await (await open()).getAllFromIndex('events', 'user', user)
  const left = listPendingEvents().filter((one) => one.user === user)
  const all = new Map([...events, ...left].map((one) => [one.event.id, one]))
  return [...all.values()].toSorted((a, b) => a.n - b.n)
}
