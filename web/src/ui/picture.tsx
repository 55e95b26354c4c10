import { useState } from 'react'

import { classNames } from './class-names.ts'
import styles from './picture.module.css'
import { pictures, type PictureName } from './pictures.ts'

type PictureProps = {
  name: PictureName
  /** Shown below 720 px instead: the same scene, cropped for a phone. */
  tall?: PictureName
  alt: string
  /** How wide it is shown, for the browser's choice: `(min-width: 1000px) 50vw, 100vw`. */
  sizes: string
  /** In the first screen: fetched at once and before others. */
  eager?: boolean
  className?: string
}

export function Picture({ name, tall, alt, sizes, eager, className }: PictureProps) {
  const [loaded, setLoaded] = useState(false)
  const { width, height, widths, blurred } = pictures[name]
  return (
    <picture>
      {tall && <Sources name={tall} sizes={sizes} media="(max-width: 719px)" />}
      <Sources name={name} sizes={sizes} />
      <img
        className={classNames(styles.picture, className)}
        src={`/pictures/${name}-${widths[1]}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={loaded ? undefined : { backgroundImage: `url(${blurred})` }}
        onLoad={() => setLoaded(true)}
      />
    </picture>
  )
}

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  return (
    <>
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} media={media} />
      <source type="image/webp" srcSet={srcSet(name, 'webp')} sizes={sizes} media={media} />
    </>
  )
}

const srcSet = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ')
