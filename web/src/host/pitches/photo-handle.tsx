import { useMove } from '@react-aria/interactions'
import { Icon } from '../../ui/icon.tsx'
import styles from './pitch-photos-field.module.css'

type PhotoHandleProps = { onCarry: (dx: number, dy: number) => void; onDrop: () => void }

export function PhotoHandle({ onCarry, onDrop }: PhotoHandleProps) {
  const { moveProps } = useMove({
    onMove: ({ deltaX, deltaY }) => onCarry(deltaX, deltaY),
    onMoveEnd: onDrop,
  })
  return (
    <span {...moveProps} className={styles.handle} title="Drag to sort" aria-hidden="true">
      <Icon name="move" />
    </span>
  )
}
