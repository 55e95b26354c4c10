import { classNames } from './class-names.ts'
import { personInitials } from './football/kit.ts'
import styles from './face.module.css'

type FaceProps = { name: string; src?: string | null; size?: number; className?: string }

/** A person beside their name: a picture, or initials on ink. */
export function Face({ name, src, size = 40, className }: FaceProps) {
  const box = { width: size, height: size }
  if (src) return <img className={classNames(styles.face, className)} src={src} alt="" {...box} style={box} />
  return (
    <span
      className={classNames(styles.face, className)}
      aria-hidden="true"
      style={{ ...box, fontSize: size * 0.35 }}
    >
      {personInitials(name)}
    </span>
  )
}
