export interface About {
  address: string
  email: string
  phone: string
  phoneLink: string
  x: string
  instagram: string
  facebook: string
  city: [longitude: number, latitude: number]
}

const left = (name: string) => `{{${name}}}`

/** Placeholders like `{{email}}` in built pages. The server replaces them with values from its configuration. */
export const aboutPlaceholders = { about: left('about'), publicUrl: left('publicUrl') } as const

export const unfilledAbout: About = {
  address: left('address'),
  email: left('email'),
  phone: left('phone'),
  phoneLink: left('phoneLink'),
  x: left('x'),
  instagram: left('instagram'),
  facebook: left('facebook'),
  city: [3.3792, 6.5244],
}
