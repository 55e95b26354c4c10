import { usePageTitle } from '../lib/page-title.ts'
import { useMain } from '../lib/store.ts'
import { Band } from '../ui/band.tsx'

export function Component() {
  usePageTitle('Home')
  const user = useMain(({ auth }) => auth.user)
  return (
    <Band as="header">
      <div className="wrap">
        <p>
          Hey, {user?.firstName} {user?.lastName}
        </p>
        <h1>It's Matchday!</h1>
      </div>
    </Band>
  )
}
