/** How far the server's clock is ahead of this device's, in ms, as heard when its answer came. */
export const heard = <Answer extends { serverTime: string }>(
  answer: Answer,
): Answer & { offset: number } => ({
  ...answer,
  offset: Date.parse(answer.serverTime) - Date.now(),
})
