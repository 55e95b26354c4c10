import { Icon } from '../../ui/icon.tsx'
import { useDrag } from '../../ui/use-drag.ts'
import styles from './pitch-photos-field.module.css'

type PhotoHandleProps = { onCarry: (dx: number, dy: number) => void; onDrop: () => void }

export function PhotoHandle({ onCarry, onDrop }: PhotoHandleProps) {
  const { onPointerDown } = useDrag({ onMove: onCarry, onDrop })
  return (
    <span onPointerDown={onPointerDown} className={styles.handle} title="Drag to sort" aria-hidden="true">
      <Icon name="move" />
    </span>
  )
}
