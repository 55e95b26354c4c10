import { Button } from '../button.tsx'
import styles from './error-state.module.css'

export type ErrorStateProps = {
  as?: 'h1' | 'h2'
  sentence: string
  query?: { isFetching: boolean; refetch: () => unknown }
  onRetry?: () => void
  pending?: boolean
  className?: string
}

export function ErrorState({
  as: Title = 'h2',
  sentence,
  query,
  onRetry = query && (() => void query.refetch()),
  pending = query?.isFetching,
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
        <Title className={styles.title}>Out of play</Title>
        <p>{sentence}</p>
        {onRetry && (
          <Button className={styles.retry} pending={pending} pendingText="Trying..." onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
