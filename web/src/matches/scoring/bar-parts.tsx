import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'

/** The latest event above the buttons. */
export const Bar = ({ last, children }: { last: ReactNode; children: ReactNode }) => (
  <ThumbBar className="on-dark gap-x-3 gap-y-2.5 pt-2.5 border-t-0 bg-ink text-chalk max-[420px]:gap-2 lg:flex-nowrap lg:py-3 lg:px-[max(var(--spacing-gut),(100vw-var(--spacing-page))/2)]">
    <p className="flex-[1_0_100%] min-w-0 text-[0.9375rem] leading-[1.25] lg:flex-1">{last}</p>
    {children}
  </ThumbBar>
)

type BarButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'className'> & { main?: boolean }

export const BarButton = ({ main, ...rest }: BarButtonProps) => (
  <Button
    {...rest}
    variant={main ? 'primary' : 'line'}
    className={classNames(
      'min-w-0 min-h-14 px-3 whitespace-nowrap max-[420px]:gap-1.5 max-[420px]:px-2 lg:flex-none lg:min-w-37.5',
      main ? 'flex-[1.35_1_0] text-[1.125rem]' : 'flex-1 border-ink-mute',
    )}
  />
)

export const RoundButton = (props: Omit<ComponentProps<typeof IconButton>, 'outlined' | 'className'>) => (
  <IconButton
    {...props}
    outlined
    className="flex-none size-14 border-ink-mute text-chalk hover:bg-chalk/12 max-[420px]:w-13"
  />
)
