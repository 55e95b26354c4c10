import { StatusLine } from '../../ui/feedback/status-line.tsx'
import styles from './edit-dialog.module.css'

type EditedLineProps = { pending: boolean; onUndo: () => void }

export const EditedLine = ({ pending, onUndo }: EditedLineProps) => (
  <div className={styles.edited}>
    <StatusLine tone="ok">Saved, and everybody sees it.</StatusLine>
    <button type="button" className="link" disabled={pending} onClick={onUndo}>
      Undo
    </button>
  </div>
)
