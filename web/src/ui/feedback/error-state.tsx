import { Button } from '../button.tsx'
import styles from './error-state.module.css'

export type ErrorStateProps = {
  title?: string
  /** An h1 where it is all there is on the page. */
  as?: 'h1' | 'h2'
  /** What did not come, and why, as a whole sentence. */
  sentence: string
  /** What is asked again. */
  query?: { isFetching: boolean; refetch: () => unknown }
  onRetry?: () => void
  pending?: boolean
  /** Under the button, small. */
  note?: string
  className?: string
}

export function ErrorState({
  title = 'Out of play',
  as: Title = 'h2',
  sentence,
  query,
  onRetry = query && (() => void query.refetch()),
  pending = query?.isFetching,
  note,
  className,
}: ErrorStateProps) {
  return (
    <div className={className}>
      <div className={styles.state} role="alert">
        <svg className={styles.art} viewBox="0 0 260 150" aria-hidden="true">
          <path d="M0 96h260" />
          <path className={styles.bounce} d="M18 140C60 96 120 60 172 52" />
          <circle cx="190" cy="48" r="17" />
        </svg>
        <Title className={styles.title}>{title}</Title>
        <p>{sentence}</p>
        {onRetry && (
          <Button className={styles.retry} pending={pending} pendingText="Trying..." onClick={onRetry}>
            Try again
          </Button>
        )}
        {note && <p className="small mute">{note}</p>}
      </div>
    </div>
  )
}
