/** For `throwOnError`: a page without what it is about is the frame's to explain; one that has it keeps showing it. */
export const unlessSeen = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined
