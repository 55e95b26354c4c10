import { i18n } from '../i18n.ts'

export const getMethodNames = () => ({
  cash: i18n._('Cash'),
  transfer: i18n._('Transfer'),
  card: i18n._('Card'),
})
