/** Resolves to undefined if the file does not exist. */
export const unlessMissing = <T>(found: Promise<T>) =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
