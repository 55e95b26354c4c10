import { Facts } from '../../ui/layout/facts.tsx'
import { deciderText, minutesText, setsText } from '../format-text.ts'
import type { LiveSession } from '../queries.ts'

/** What stays as it is, and why. */
export const FixedFormat = ({ session }: { session: LiveSession }) => (
  <div>
    <Facts
      facts={[
        ['Match', minutesText(session)],
        ['Sets', setsText(session)],
        ['Level at the end', deciderText(session)],
      ]}
    />
    <p className="small mute">Others have joined for this. It stays as it is.</p>
  </div>
)
