import { useSearchParams } from 'react-router'

type Values = Record<string, string | undefined>

/**
 * What stands after the '?' of the address, and how to change it: what is set to '' or undefined goes, what is not named
 * stays. The change is drawn at once: in a transition, as the router draws by itself, a select would jump back to its old
 * value meanwhile, and a second choice would begin from the address before the first.
 */
export const useSearch = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Values, { replace = false } = {}) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace, preventScrollReset: true, flushSync: true },
    )
  return [search, change] as const
}
