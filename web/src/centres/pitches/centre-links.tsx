import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Section } from '../../ui/layout/section.tsx'
import { myCentresQuery } from '../registration/queries.ts'
import { workplacesQuery } from '../staff/queries.ts'

export function CentreLinks() {
  const { data: workplaces = [] } = useQuery(workplacesQuery)
  const { data: own = [] } = useQuery(myCentresQuery)
  return (
    <>
      <Links
        title={t`Closed days and messages`}
        places={workplaces}
        toLinks={({ _id }) => [
          [t`Closed days`, `/host/centres/${_id}/closures`],
          [t`Messages`, `/host/centres/${_id}/messages`],
        ]}
      />
      <Links
        title={t`Page, website and poster`}
        places={own}
        toLinks={({ code }) => [
          [t`Page`, `/c/${code}`],
          [t`For your website`, `/host/centres/${code}`],
          [t`Poster`, `/host/centres/${code}/poster`],
        ]}
      />
    </>
  )
}

type LinksProps<Place> = {
  title: string
  places: readonly Place[]
  toLinks: (place: Place) => [text: string, to: string][]
}

function Links<Place extends { _id: string; name: string }>({ title, places, toLinks }: LinksProps<Place>) {
  if (places.length === 0) return null
  return (
    <Section title={title}>
      <ul className="stack">
        {places.map((place) => (
          <li key={place._id} className="flex flex-wrap gap-x-5 gap-y-1 items-center">
            <b translate="no" className="flex-[1_1_12rem] min-w-0 wrap-anywhere">
              {place.name}
            </b>
            {toLinks(place).map(([text, to]) => (
              <Link key={to} className="link" to={to}>
                {text}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
