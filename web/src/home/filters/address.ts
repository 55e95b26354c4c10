export type Filters<Name extends string> = Record<Name, string>

export const readFilters = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Filters<Name>

export const countFilters = (filters: Filters<string>) =>
  Object.values(filters).filter((value) => value !== '').length
