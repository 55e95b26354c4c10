/** Who runs this server, as its public pages say it. Configuration alone knows it. */
export interface About {
  address: string
  email: string
  phone: string
  /** The phone number as an address, `tel:` and its digits. */
  phoneLink: string
  /** Addresses; `/` where there is none. */
  x: string
  instagram: string
  facebook: string
  /** Where a visitor is looked for who does not say: longitude, then latitude. */
  city: [longitude: number, latitude: number]
}

const left = (name: string) => `{{${name}}}`

/**
 * What the pages leave open, because they are built before any configuration is known: `{{email}}`. The server fills
 * each word where it serves the page. `about` stands for the whole of `About` as JSON, `publicUrl` for the origin.
 */
export const leftOpen = { about: left('about'), publicUrl: left('publicUrl') } as const

export const aboutLeftOpen: About = {
  address: left('address'),
  email: left('email'),
  phone: left('phone'),
  phoneLink: left('phoneLink'),
  x: left('x'),
  instagram: left('instagram'),
  facebook: left('facebook'),
  city: [3.3792, 6.5244],
}
