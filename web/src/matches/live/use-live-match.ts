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
    const stopKeeping = persistForScorer(live, id)
    live.open()
    return () => {
      stopKeeping()
      live.close()
    }
  }, [live, id])
  return { live, ...useStore(live.store) }
}

/** Name of the cache of the last API responses, which is deleted when another user logs in. */
const cacheName = 'last seen'

const pathOf = (scorer: string, id: string) => `/kept/${scorer}/${id}`

const openCache = () => cacheStorage()?.open(cacheName)

const read = async (scorer: string, id: string) => {
  const saved = await (await openCache())?.match(pathOf(scorer, id))
  return saved && ((await saved.json()) as { match: Match }).match
}

const write = async (scorer: string, match: Match) =>
  (await openCache())?.put(pathOf(scorer, match._id), Response.json({ match }))

const forget = async (scorer: string, id: string) => (await openCache())?.delete(pathOf(scorer, id))

const persistForScorer = (live: MatchStream, id: string) => {
  const scorer = findScorer()?.id
  if (scorer) read(scorer, id).then((saved) => saved && live.recall(saved), ignored)
  let last: Match | undefined
  return live.store.subscribe(({ match, link }) => {
    const now = findScorer()?.id
    if (!now) return
    if (link.state === 'refused') forget(now, id).catch(ignored)
    else if (match?.mine?.mayScore && match !== last) write(now, match).catch(ignored)
    last = match
  })
}

/** Ignores storage errors, because the server also has the match. */
const ignored = () => undefined
