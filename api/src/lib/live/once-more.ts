/** Does something whenever asked to; asked while at it, once more after that, however often. Answers when all is done. */
export const onceMore = (act: () => Promise<void>) => {
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
