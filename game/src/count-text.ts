/** The word for that many. */
export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

/** '1 goal', '2 goals' */
export const countText = (count: number, one: string, many?: string) => `${count} ${plural(count, one, many)}`
