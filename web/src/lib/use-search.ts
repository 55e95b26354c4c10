import { useSearchParams } from 'react-router'

type Values = Record<string, string | undefined>

const changed = (search: URLSearchParams, values: Values) => {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

export const toSearch = (search: URLSearchParams, values: Values) => `?${changed(search, values)}`

/** Updates synchronously, because in a transition a select would jump back to its old value. */
export const useSearch = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, { replace = false } = {}) =>
    setSearch((before) => changed(before, values), { replace, preventScrollReset: true, flushSync: true })
  return [search, change] as const
}
