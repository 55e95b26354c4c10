import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isNotFound } from '../../lib/is-missing.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { BackToPitchesLink } from '../back-to-pitches.tsx'
import { centreQuery } from './queries.ts'

type OwnPlaceProps = { code: string; Shown: ComponentType<{ centre: PublicCentre }> }

export function OwnCentre({ code, Shown }: OwnPlaceProps) {
  const { data: centre, error } = useQuery({
    ...centreQuery(code),
    throwOnError: (failure, query) => !isNotFound(failure) && throwWithoutData(failure, query),
  })
  if (centre && !isNotFound(error)) return <Shown centre={centre} />
  return (
    <div className="wrap">
      {isNotFound(error) ? (
        <Empty
          art="area"
          title={t`No page yet`}
          sentence={t`Publish a pitch of this centre to create the page.`}
          action={<BackToPitchesLink />}
        />
      ) : (
        <Loading label={t`Loading centre`} height={320} />
      )}
    </div>
  )
}
