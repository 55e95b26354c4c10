export const pluralize = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

export const countText = (count: number, one: string, many?: string) =>
  `${count} ${pluralize(count, one, many)}`
