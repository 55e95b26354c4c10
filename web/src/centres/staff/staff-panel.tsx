import { useQuery } from '@tanstack/react-query'
import { unlessSeen } from '../../lib/query-client.ts'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { workplacesQuery } from './queries.ts'
import { StaffOfCentre } from './staff-of-centre.tsx'
import { WhoMayWhat } from './who-may-what.tsx'

export function StaffPanel() {
  const { data: centres } = useQuery({ ...workplacesQuery, throwOnError: unlessSeen })
  if (!centres) return <Loading label="Loading who works with you" className="stack" height={72} rows={2} />
  if (centres.length === 0)
    return (
      <Empty
        art="area"
        title="No staff yet"
        sentence="Once you have a pitch, you can let others answer its requests and look after its calendar."
      />
    )
  return (
    <>
      {centres.map((centre) => (
        <StaffOfCentre key={centre._id} centre={centre} />
      ))}
      <WhoMayWhat />
    </>
  )
}
