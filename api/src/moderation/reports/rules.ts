import type { SubjectKind } from '@i-one/contract/moderation/audit'
import type { ReportKind } from '@i-one/contract/moderation/reports'
import { day } from '@i-one/game/durations'
import { ApiError } from '../../lib/http/api-error.ts'
import type { RateLimit } from '../../lib/http/rate-limit.ts'

export const limits = {
  ofAccount: { name: 'reports of account', max: 20, within: day },
} satisfies Record<string, RateLimit>

export const requireNotSelf = (userId: string, about: string) => {
  if (userId === about) throw new ApiError('not-about-oneself')
}

export const toSubjectKind = (kind: ReportKind): SubjectKind =>
  kind === 'pitch' || kind === 'team' ? kind : 'account'
