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

/** Where a link within this page leads: what is set to '' or undefined goes, what is not named stays. */
export const searchWith = (search: URLSearchParams, values: Values) => `?${changed(search, values)}`

/**
 * What stands after the '?' of the address, and how to change it, as in `searchWith`. The change is drawn at once: in a
 * transition, as the router draws by itself, a select would jump back to its old value meanwhile, and a second choice
 * would begin from the address before the first.
 */
export const useSearch = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, { replace = false } = {}) =>
    setSearch((before) => changed(before, values), { replace, preventScrollReset: true, flushSync: true })
  return [search, change] as const
}
