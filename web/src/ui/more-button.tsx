import { t } from '@lingui/core/macro'
import { Button } from './button.tsx'

type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: string
}

export const MoreButton = ({ query, children }: MoreButtonProps) =>
  query.hasNextPage && (
    <Button
      variant="ghost"
      pending={query.isFetchingNextPage}
      pendingText={t`Loading...`}
      onClick={() => void query.fetchNextPage()}
    >
      {children}
    </Button>
  )
