import { listMessages } from '@i-one/contract/contact'
import { listReports } from '@i-one/contract/moderation/reports'
import { searchAll, getAccount } from '@i-one/contract/moderation/staff'
import { previewSuspension } from '@i-one/contract/moderation/staff/suspension'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

const query = <T>(key: readonly unknown[], ask: (signal: AbortSignal) => Promise<T>) =>
  queryOptions({ queryKey: ['staff', ...key], queryFn: ({ signal }) => ask(signal) })

export const reportsQuery = (isClosed: boolean) =>
  query(['reports', isClosed], (signal) => call(listReports, { query: { closed: isClosed ? 1 : 0 }, signal }))

export const searchQuery = (text: string) =>
  query(['found', text], (signal) => call(searchAll, { query: { text }, signal }))

export const accountQuery = (id: string) =>
  query(['account', id], (signal) => call(getAccount, { params: { id }, signal }))

export const suspensionEffectsQuery = (id: string) =>
  query(['effects', id], (signal) => call(previewSuspension, { params: { id }, signal }))

export const messagesQuery = query(['messages'], (signal) => call(listMessages, { signal }))
