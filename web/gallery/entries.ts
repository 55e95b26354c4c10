import type { ReactNode } from 'react'

/** A dialog, menu or toast is a function, which the gallery calls when the state's address is opened. */
export type State = ReactNode | ((close: () => void) => ReactNode)

/** Maps a component name, or several names such as `Tabs, TabPanel`, to the component's states by heading. */
export type Entries = Record<string, Record<string, State>>

const files = import.meta.glob<{ entries: Entries }>('./*.gallery.tsx', { eager: true })

/** Converts `CodeInput` to `code-input`, and `On grass` to `on-grass`. */
export const toAddress = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()

const toEntry = ([names, states]: [string, Entries[string]]) => {
  const components = names.split(', ')
  return {
    names,
    components,
    address: toAddress(components[0] ?? ''),
    states: Object.entries(states).map(([heading, state]) => ({
      heading,
      state,
      address: toAddress(heading),
    })),
  }
}

export type Entry = ReturnType<typeof toEntry>

export const folders = Object.entries(files).map(([file, { entries }]) => ({
  folder: /(\w+)\.gallery/.exec(file)?.[1] ?? file,
  entries: Object.entries(entries)
    .map(toEntry)
    .toSorted((a, b) => a.names.localeCompare(b.names)),
}))
