import { listMessages } from '@i-one/contract/contact'
import { listReports } from '@i-one/contract/moderation/reports'
import { searchAll, getAccount } from '@i-one/contract/moderation/staff'
import { previewSuspension } from '@i-one/contract/moderation/staff/suspension'
import { callQuery } from '../../lib/call-query.ts'

export const reportsQuery = (isClosed: boolean) =>
  callQuery(['staff', 'reports', isClosed], listReports, { query: { closed: isClosed ? 1 : 0 } })

export const searchQuery = (text: string) =>
  callQuery(['staff', 'found', text], searchAll, { query: { text } })

export const accountQuery = (id: string) =>
  callQuery(['staff', 'account', id], getAccount, { params: { id } })

export const suspensionEffectsQuery = (id: string) =>
  callQuery(['staff', 'effects', id], previewSuspension, { params: { id } })

export const messagesQuery = callQuery(['staff', 'messages'], listMessages)
