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

const placeholder = (name: string) => `{{${name}}}`

/** Placeholders like `{{email}}` in built pages. The server replaces them with values from its configuration. */
export const aboutPlaceholders = { about: placeholder('about'), publicUrl: placeholder('publicUrl') } as const

export const unfilledAbout: About = {
  address: placeholder('address'),
  email: placeholder('email'),
  phone: placeholder('phone'),
  phoneLink: placeholder('phoneLink'),
  x: placeholder('x'),
  instagram: placeholder('instagram'),
  facebook: placeholder('facebook'),
  city: [3.3792, 6.5244],
}
