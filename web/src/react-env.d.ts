import 'react'

declare module 'react' {
  interface SVGAttributes<T> {
    /** Browsers and translators also read HTML's attribute on a text of a drawing. */
    translate?: 'no' | undefined
  }
}
