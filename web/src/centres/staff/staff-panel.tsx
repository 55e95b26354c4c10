import { type Workplace, leaveCentre } from '@i-one/contract/centres/staff'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { ConfirmActionDialog } from '../../lib/confirm-act.tsx'
import { throwWithoutData } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Rows } from '../../ui/layout/rows.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { Invitations } from './invitations.tsx'
import { staffQuery, workplacesQuery } from './queries.ts'
import { roleNames } from './roles.ts'
import { StaffPermissions } from './who-may-what.tsx'

export function StaffPanel() {
  const { data: centres } = useQuery({ ...workplacesQuery, throwOnError: throwWithoutData })
  if (!centres) return <Loading label={t`Loading staff`} className="stack" height={72} rows={2} />
  if (centres.length === 0)
    return (
      <Empty
        art="area"
        title={t`No staff yet`}
        sentence={t`Once you have a pitch, you can invite others to manage it with you.`}
      />
    )
  return (
    <>
      {centres.map((centre) => (
        <StaffOfCentre key={centre._id} centre={centre} />
      ))}
      <StaffPermissions />
    </>
  )
}

function StaffOfCentre({ centre }: { centre: Workplace }) {
  const { data } = useQuery({ ...staffQuery(centre._id), throwOnError: throwWithoutData })
  const me = useMainStore(({ auth }) => auth.user?._id)
  const isOwn = centre.role === 'organizer'
  return (
    <Section title={t`Staff of ${{ centre: centre.name }}`} className="max-w-[48rem] mb-10">
      {!data ? (
        <Loading label={t`Loading staff of ${{ centre: centre.name }}`} height={72} rows={2} />
      ) : (
        <>
          <Rows>
            {data.staff.map((one) =>
              isOwn && one.role !== 'organizer' ? (
                <ColleagueRow key={one._id} centre={centre._id} colleague={one} role={one.role} />
              ) : (
                <li key={one._id}>
                  <div>{one._id === me ? t`You` : one.nickname}</div>
                  <Chip tone="off">{roleNames[one.role]}</Chip>
                </li>
              ),
            )}
          </Rows>
          {centre.role !== 'viewer' && (
            <Link className="link" to={`/host/centres/${centre._id}/customers`}>
              <Trans>Customers of {{ centre: centre.name }}</Trans>
            </Link>
          )}
          {isOwn && (
            <p>
              <Link className="link" to={`/host/centres/${centre._id}/log`}>
                <Trans>Activity log</Trans>
              </Link>
            </p>
          )}
          {isOwn ? <Invitations centre={centre._id} staff={data} /> : <Leave centre={centre} />}
        </>
      )}
    </Section>
  )
}

function Leave({ centre }: { centre: Workplace }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" className="mt-5" onClick={() => setAsking(true)}>
        <Trans>Leave {{ centre: centre.name }}</Trans>
      </Button>
      <ConfirmActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t`Leave ${{ centre: centre.name }}?`}
        description={t`You lose access immediately. To come back, you need a new link from the owner.`}
        cancelText={t({ message: 'Stay', comment: 'Keep working at a centre' })}
        confirmText={t({ message: 'Leave', comment: 'Stop working at a centre' })}
        pendingText={t`Leaving...`}
        act={() => call(leaveCentre, { params: { id: centre._id } })}
        onDone={() => {
          toast.success(t`You have left ${{ centre: centre.name }}`)
          queries.setQueryData(workplacesQuery.queryKey, (all) =>
            all?.filter(({ _id }) => _id !== centre._id),
          )
          void queries.invalidateQueries({ queryKey: ['host'] })
        }}
      />
    </>
  )
}
