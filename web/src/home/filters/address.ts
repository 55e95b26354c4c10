/** What a list is filtered by, by its names in the address; '' for any. */
export type Filters<Name extends string> = Record<Name, string>

/** So that Back and links lead to the same list. */
export const filtersIn = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Filters<Name>

/** The address with one filter changed; what else stands there stays. */
export const withFilter = (search: URLSearchParams, name: string, value: string) => {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  return next
}

export const withoutFilters = (search: URLSearchParams, names: readonly string[]) => {
  const next = new URLSearchParams(search)
  for (const name of names) next.delete(name)
  return next
}

export const countOf = (filters: Filters<string>) =>
  Object.values(filters).filter((value) => value !== '').length
