import type { NewEvent } from '@i-one/contract/matches/events'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An event that the server does not have yet. `n` counts up on this device: the order they were made in. */
export interface QueuedEvent {
  n: number
  match: string
  /** Whose login made it: nobody else's may send it. */
  user: string
  event: NewEvent
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

/** Rejects where the browser keeps nothing. */
export const queueEvent = async (kept: QueuedEvent) => {
  await (await open()).put('events', kept)
}

export const deleteQueuedEvents = async (ids: readonly string[]) => {
  const transaction = (await open()).transaction('events', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
}

export const readQueuedEvents = async (user: string) => {
  const events = await (await open()).getAllFromIndex('events', 'user', user)
  return events.toSorted((a, b) => a.n - b.n)
}
