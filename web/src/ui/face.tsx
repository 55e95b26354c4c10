import { personInitials } from './football/kit.ts'
import styles from './face.module.css'

type FaceProps = { name: string; src?: string | null; size?: number }

export function Face({ name, src, size = 40 }: FaceProps) {
  const box = { width: size, height: size }
  if (src) return <img className={styles.face} src={src} alt="" {...box} style={box} />
  return (
    <span className={styles.face} aria-hidden="true" style={{ ...box, fontSize: size * 0.35 }}>
      {personInitials(name)}
    </span>
  )
}
