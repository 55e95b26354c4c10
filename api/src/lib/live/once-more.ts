/** Coalesces calls: all calls during a run cause one more run. A call resolves when all runs are done. */
export const coalesce = (act: () => Promise<void>) => {
  let again = false
  let doing: Promise<void> | undefined
  const doAll = async () => {
    try {
      while (again) {
        again = false
        await act()
      }
    } finally {
      doing = undefined
    }
  }
  return () => {
    again = true
    doing ??= doAll()
    return doing
  }
}
