import type { Match } from '@i-one/contract/matches'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from '../../lib/browser-events.ts'
import { cacheStorage } from '../../lib/site-data/site-data.ts'
import { getScorerConnection, findScorer } from '../scorers/scorer-token.ts'
import { MatchStream } from './match-stream.ts'

export const useLiveMatch = (id: string, first?: Match) => {
  const [seen] = useState(first)
  const live = useMemo(
    () => new MatchStream(getScorerConnection(id), browserEvents, id, seen?._id === id ? seen : undefined),
    [id, seen],
  )
  useEffect(() => {
    const unsubscribe = cacheForScorer(live, id)
    live.open()
    return () => {
      unsubscribe()
      live.close()
    }
  }, [live, id])
  return { live, ...useStore(live.store) }
}

/** The app deletes the cache with this name when another user logs in. */
const cacheName = 'last seen'

const toCachePath = (scorer: string, id: string) => `/kept/${scorer}/${id}`

const openCache = () => cacheStorage()?.open(cacheName)

const readCached = async (scorer: string, id: string) => {
  const saved = await (await openCache())?.match(toCachePath(scorer, id))
  return saved && ((await saved.json()) as { match: Match }).match
}

const cacheMatch = async (scorer: string, match: Match) =>
  (await openCache())?.put(toCachePath(scorer, match._id), Response.json({ match }))

const deleteCached = async (scorer: string, id: string) =>
  (await openCache())?.delete(toCachePath(scorer, id))

const cacheForScorer = (live: MatchStream, id: string) => {
  const scorer = findScorer()?.id
  if (scorer) readCached(scorer, id).then((saved) => saved && live.restore(saved), ignored)
  let last: Match | undefined
  return live.store.subscribe(({ match, link }) => {
    const now = findScorer()?.id
    if (!now) return
    if (link.state === 'refused') deleteCached(now, id).catch(ignored)
    else if (match?.mine?.mayScore && match !== last) cacheMatch(now, match).catch(ignored)
    last = match
  })
}

/** Ignores storage errors, because the server also has the match. */
const ignored = () => undefined
