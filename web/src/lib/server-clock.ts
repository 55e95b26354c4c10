/** What the server answered, with how far its clock was ahead of this device's when it did, in ms. */
export type WithOffset<Answer> = Answer & { offset: number }

export const withOffset = <Answer extends { serverTime: string }>(answer: Answer): WithOffset<Answer> => ({
  ...answer,
  offset: Date.parse(answer.serverTime) - Date.now(),
})
