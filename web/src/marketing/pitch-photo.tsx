type PitchPhotoProps = {
  name: 'pitch-2' | 'pitch-4'
  sizes: string
  className?: string
  alt: string
  lazy?: boolean
}

const srcSet = (name: string, kind: string) =>
  [480, 828, 1280].map((width) => `/pictures/${name}-${width}.${kind} ${width}w`).join(', ')

export const PitchPhoto = ({ name, sizes, className, alt, lazy }: PitchPhotoProps) => (
  <picture>
    <source type="image/avif" sizes={sizes} srcSet={srcSet(name, 'avif')} />
    <source type="image/webp" sizes={sizes} srcSet={srcSet(name, 'webp')} />
    <img
      className={className}
      src={`/pictures/${name}-828.webp`}
      width="1280"
      height="800"
      alt={alt}
      loading={lazy ? 'lazy' : undefined}
      fetchPriority={lazy ? undefined : 'high'}
    />
  </picture>
)
