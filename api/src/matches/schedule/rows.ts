import type { MatchRow } from '@i-one/contract/matches/schedule'
import { coalesce } from '../../lib/live/once-more.ts'

export interface ListedRow {
  row: MatchRow
  isPublic: boolean
}

export interface RowSource {
  read(id: string): Promise<ListedRow | undefined>
  follow(id: string, listener: () => void): () => void
  onError(error: unknown): void
}

type Listener = (listed: ListedRow) => void

export const createRowFollower = (source: RowSource) => {
  const followed = new Map<string, { listeners: Set<Listener>; unfollow: () => void }>()

  const open = (id: string) => {
    const listeners = new Set<Listener>()
    const read = coalesce(async () => {
      const listed = await source.read(id).catch(source.onError)
      if (listed) for (const listener of listeners) listener(listed)
    })
    const one = { listeners, unfollow: source.follow(id, () => void read()) }
    followed.set(id, one)
    return one
  }

  return (id: string, listener: Listener) => {
    const { listeners, unfollow } = followed.get(id) ?? open(id)
    listeners.add(listener)
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      unfollow()
      followed.delete(id)
    }
  }
}
