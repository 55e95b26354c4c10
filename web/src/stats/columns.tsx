import type { ComponentProps } from 'react'

export const Columns = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div
    {...props}
    className="wrap grid grid-cols-1 gap-8 pt-8 pb-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-18 lg:pt-14 lg:pb-24"
  />
)
