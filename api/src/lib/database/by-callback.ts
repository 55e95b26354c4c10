type Done<Answer> = (error: Error | null | undefined, answer: Answer) => void

/**
 * The answer to a query that is given its callback when it is made. To one that is to answer by a promise pg gives it later,
 * and V8 then takes what it has read for long-lived: the collector copies all of it twice, which costs a sixth of the
 * processor time of what is near.
 */
export const byCallback = <Answer>(ask: (done: Done<Answer>) => void): Promise<Answer> =>
  new Promise<Answer>((resolve, reject) => {
    ask((error, answer) => (error ? reject(error) : resolve(answer)))
  }).catch((error: unknown) => {
    // as pg does: where it was asked, not where the socket was read
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  })
