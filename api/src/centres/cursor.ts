interface Cursor {
  at: Date
  id: string
}

export const formatCursor = ({ at, id }: Cursor) => `${at.toISOString()}_${id}`

export const parseCursor = (cursor: string | undefined): Cursor | undefined => {
  const [at, id] = cursor?.split('_') ?? []
  return at && id ? { at: new Date(at), id } : undefined
}
