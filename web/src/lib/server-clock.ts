/** Adds how far the server's clock is ahead of this device's, in ms, when the answer came. */
export const withOffset = <Answer extends { serverTime: string }>(
  answer: Answer,
): Answer & { offset: number } => ({
  ...answer,
  offset: Date.parse(answer.serverTime) - Date.now(),
})
