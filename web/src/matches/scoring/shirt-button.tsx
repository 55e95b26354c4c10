import type { ComponentProps, ReactNode } from 'react'

export const ShirtButtons = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-5 gap-1 mt-2 max-[360px]:grid-cols-4">{children}</div>
)

type ShirtButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & { name: string }

export const ShirtButton = ({ name, children, ...rest }: ShirtButtonProps) => (
  <button
    {...rest}
    type="button"
    className="grid gap-1 justify-items-center min-h-21 py-2 px-0 border-0 rounded-field bg-transparent text-least font-strong cursor-pointer hover:bg-turf-soft"
  >
    {children}
    <span translate="no" className="max-w-full overflow-hidden leading-[1.3] text-ellipsis">
      {name}
    </span>
  </button>
)
