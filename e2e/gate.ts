/** Holds something back until the test has seen what it is like meanwhile. */
export const newGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
