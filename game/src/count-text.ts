export const plural = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

export const countText = (count: number, one: string, many?: string) => `${count} ${plural(count, one, many)}`
