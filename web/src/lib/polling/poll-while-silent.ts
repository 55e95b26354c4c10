import type { Stream } from '@i-one/contract/endpoint'
import type { StreamConnection } from '../stream-connection.ts'

const polled = new WeakSet<object>()

const isSilent = <S extends Stream>({ store }: StreamConnection<S>) =>
  ['connecting', 'lost'].includes(store.getState().state)

interface Polling {
  every: number
  load: () => Promise<boolean>
  onFailed?: () => void
}

export const pollWhileSilent = async <S extends Stream>(
  stream: StreamConnection<S>,
  { every, load, onFailed }: Polling,
) => {
  if (polled.has(stream)) return
  polled.add(stream)
  try {
    while (isSilent(stream) && !(await load())) await new Promise((resolve) => setTimeout(resolve, every))
  } catch {
    onFailed?.()
  } finally {
    polled.delete(stream)
  }
}
