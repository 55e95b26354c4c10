import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import styles from './captain-tool.module.css'

type CaptainToolProps = {
  icon: IconName
  text: string
  hint?: string
  danger?: boolean
  disabled?: boolean
  pending?: boolean
  onClick?: () => void
  /** The page that it opens, in place of an act. */
  to?: string
}

export function CaptainTool({ icon, text, hint, danger, disabled, pending, onClick, to }: CaptainToolProps) {
  const inside = (
    <>
      <Icon name={icon} />
      <span>
        <b>{text}</b>
        {(hint || pending) && <small>{pending ? 'Sending...' : hint}</small>}
      </span>
    </>
  )
  return (
    <li>
      {to ? (
        <Link className={styles.tool} to={to}>
          {inside}
        </Link>
      ) : (
        <button
          type="button"
          className={classNames(styles.tool, danger && styles.danger)}
          disabled={disabled || pending}
          aria-busy={pending || undefined}
          onClick={onClick}
        >
          {inside}
        </button>
      )}
    </li>
  )
}
