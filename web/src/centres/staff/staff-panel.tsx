import { type Workplace, leaveCentre } from '@i-one/contract/centres/staff'
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
  if (!centres) return <Loading label="Loading staff" className="stack" height={72} rows={2} />
  if (centres.length === 0)
    return (
      <Empty
        art="area"
        title="No staff yet"
        sentence="Once you have a pitch, you can invite others to manage it with you."
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
    <Section title={`Staff of ${centre.name}`} className="max-w-[48rem] mb-10">
      {!data ? (
        <Loading label={`Loading the staff of ${centre.name}`} height={72} rows={2} />
      ) : (
        <>
          <Rows>
            {data.staff.map((one) =>
              isOwn && one.role !== 'organizer' ? (
                <ColleagueRow key={one._id} centre={centre._id} colleague={one} role={one.role} />
              ) : (
                <li key={one._id}>
                  <div>{one._id === me ? 'You' : one.nickname}</div>
                  <Chip tone="off">{roleNames[one.role]}</Chip>
                </li>
              ),
            )}
          </Rows>
          {centre.role !== 'viewer' && (
            <Link className="link" to={`/host/centres/${centre._id}/customers`}>
              Customers of {centre.name}
            </Link>
          )}
          {isOwn && (
            <p>
              <Link className="link" to={`/host/centres/${centre._id}/log`}>
                Activity log
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
        Leave {centre.name}
      </Button>
      <ConfirmActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Leave ${centre.name}?`}
        description="You lose access immediately. To come back, you need a new link from the owner."
        cancelText="Stay"
        confirmText="Leave"
        pendingText="Leaving..."
        act={() => call(leaveCentre, { params: { id: centre._id } })}
        onDone={() => {
          toast.success(`You have left ${centre.name}`)
          queries.setQueryData(workplacesQuery.queryKey, (all) =>
            all?.filter(({ _id }) => _id !== centre._id),
          )
          void queries.invalidateQueries({ queryKey: ['host'] })
        }}
      />
    </>
  )
}
