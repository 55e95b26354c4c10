interface Cursor {
  at: Date
  id: string
}

/** Where a page of a list that is ordered by time ended: the next one begins after it. */
export const formatCursor = ({ at, id }: Cursor) => `${at.toISOString()}_${id}`

export const parseCursor = (cursor: string | undefined): Cursor | undefined => {
  const [at, id] = cursor?.split('_') ?? []
  return at && id ? { at: new Date(at), id } : undefined
}
