/** Rejects with `message` after `milliseconds`, but does not stop `work`. */
export const withDeadline = async <T>(milliseconds: number, work: Promise<T>, message: string) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
