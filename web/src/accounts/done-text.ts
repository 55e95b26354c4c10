import { t } from '@lingui/core/macro'

const texts = {
  register: t`User registered successfully`,
  'log in': t`Login successful`,
  'log out': t`Logout successful`,
}

export const successText = (done: keyof typeof texts, message?: string) => message || texts[done]
