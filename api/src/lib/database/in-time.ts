/** Rejects with the message `sentence` after `milliseconds`, but does not stop `work`. */
export const withDeadline = async <T>(
  milliseconds: number,
  work: Promise<T>,
  sentence: string,
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
