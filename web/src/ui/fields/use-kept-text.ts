import { useState } from 'react'

/** What is being written: this browser tab keeps it over a reload, until it is sent and forgotten. */
export const useKeptText = (key: string) => {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
    setText(next)
  }
  return [text, keep, () => keep('')] as const
}
