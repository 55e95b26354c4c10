import { useState } from 'react'
import { tabStorage } from '../site-data/site-data.ts'

export const useSavedText = (key: string) => {
  const [text, setText] = useState(() => tabStorage.getItem(key) ?? '')
  const keep = (next: string) => {
    if (next) tabStorage.setItem(key, next)
    else tabStorage.removeItem(key)
    setText(next)
  }
  return [text, keep, () => keep('')] as const
}
