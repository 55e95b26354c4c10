import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'

export type ErrorStateProps = {
  as?: 'h1' | 'h2'
  sentence: string
  query?: { isFetching: boolean; refetch: () => unknown }
  onRetry?: () => void
  pending?: boolean
  className?: string
}

export const ErrorState = ({
  as: Title = 'h2',
  sentence,
  query,
  onRetry = query && (() => void query.refetch()),
  pending = query?.isFetching,
  className,
}: ErrorStateProps) => (
  <div className={className}>
    <div className="grid gap-3 justify-items-start max-w-130 py-6" role="alert">
      <OutOfPlay className="w-55" />
      <Title className="text-[length:clamp(2rem,1.4rem_+_2.6vw,3rem)]">
        <Trans>Something went wrong</Trans>
      </Title>
      <p>{sentence}</p>
      {onRetry && (
        <Button className="mt-2" pending={pending} pendingText={t`Trying again...`} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  </div>
)

export const OutOfPlay = ({ className }: { className: string }) => (
  <svg
    className={classNames('overflow-visible fill-none stroke-current stroke-4', className)}
    viewBox="0 0 260 150"
    aria-hidden="true"
  >
    <path d="M0 96h260" />
    <path className="stroke-[2.5] [stroke-dasharray:7_8]" d="M18 140C60 96 120 60 172 52" />
    <circle className="fill-current stroke-none" cx="190" cy="48" r="17" />
  </svg>
)
