import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { throwWithoutData } from '../../lib/query-client.ts'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CentreHeader } from './centre-head.tsx'
import { CentreSlotPicker } from './pick-at-centre.tsx'
import { centreQuery } from './queries.ts'

export function Component() {
  const { code = '' } = useParams()
  const { data: centre } = useQuery({ ...centreQuery(code), throwOnError: throwWithoutData })
  usePageTitle(centre?.name ?? t`Football centre`)
  if (!centre)
    return (
      <Loading label={t`Loading centre`}>
        <Skeleton height={264} />
        <div className="wrap columns gap-y-11 pt-8 pb-12 lg:pt-12 lg:pb-24">
          <Skeleton height={320} />
        </div>
      </Loading>
    )
  return (
    <>
      <CentreHeader centre={centre} />
      <CentreSlotPicker key={centre._id} centre={centre} />
    </>
  )
}
