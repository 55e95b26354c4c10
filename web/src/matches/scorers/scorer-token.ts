import type { Connection } from '@i-one/contract/call'
import { connection } from '../../lib/call.ts'
import { deviceStorage } from '../../lib/site-data/site-data.ts'
import { useMainStore } from '../../lib/store.ts'

interface ScorerToken {
  match: string
  player: string
  token: string
}

const key = 'whistle'

export const saveScorerToken = (scorerToken: ScorerToken) =>
  deviceStorage.setItem(key, JSON.stringify(scorerToken))

const deleteScorerToken = () => deviceStorage.removeItem(key)

export const readScorerToken = (): ScorerToken | undefined => {
  if (useMainStore.getState().auth.user) return undefined
  const saved = deviceStorage.getItem(key)
  return saved ? (JSON.parse(saved) as ScorerToken) : undefined
}

const withScorerToken = ({ token }: ScorerToken): Connection => ({
  ...connection,
  token: () => token,
  // 401 means that the captain revoked the token or that the token expired
  onError: ({ status }) => {
    if (status === 401) deleteScorerToken()
  },
})

export const findScorer = (): { id: string; connection: Connection } | undefined => {
  const id = useMainStore.getState().auth.user?._id
  if (id) return { id, connection }
  const scorerToken = readScorerToken()
  return scorerToken && { id: scorerToken.player, connection: withScorerToken(scorerToken) }
}

export const getScorerConnection = (match: string): Connection => {
  const scorerToken = readScorerToken()
  return scorerToken?.match === match ? withScorerToken(scorerToken) : connection
}
