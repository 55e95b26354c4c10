import { t } from '@lingui/core/macro'
import type { ComponentProps } from 'react'
import { Field } from '../ui/fields/field.tsx'

export const EmailField = (props: Omit<ComponentProps<typeof Field>, 'label' | 'type'>) => (
  <Field label={t`Email`} type="email" required {...props} />
)
