import type { PublicCentre } from '@i-one/contract/centres/sharing'
import { escapeHtml } from '@i-one/contract/escape-html'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { CopyButton } from '../../lib/share-buttons.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { OwnCentre } from '../sharing/own-place.tsx'

export function Component() {
  usePageTitle(t`Add to your website`)
  const { code = '' } = useParams()
  return (
    <>
      <PageHead title={t`Add to your website`}>
        <p>
          <Trans>Show your free times on your own site</Trans>
        </p>
      </PageHead>
      <OwnCentre code={code} Shown={Website} />
    </>
  )
}

const toEmbedCode = ({ code, name }: PublicCentre) => `<iframe src="${location.origin}/embed/c/${code}"
  title="${escapeHtml(t`Free tonight at ${name}`)}"
  width="360" height="520"
  style="border:0"></iframe>`

function Website({ centre }: { centre: PublicCentre }) {
  const { name, code } = centre
  const embedCode = toEmbedCode(centre)
  return (
    <div className="wrap grid grid-cols-1 gap-10 content-start pt-8 pb-18 lg:grid-cols-2 lg:gap-14">
      <Section title={t`Preview`}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the iframe shows our own page, and a sandbox would block its API requests */}
        <iframe
          className="max-w-full border border-field-line rounded-card"
          src={`/embed/c/${code}`}
          title={t`Free tonight at ${name}`}
          width="360"
          height="520"
        />
      </Section>
      <div className="grid grid-cols-1 gap-10 content-start">
        <Section title={t`Add the code`}>
          <Textarea
            label={t`Embed code`}
            hint={t`Paste the code where the box should appear, or send it to your web developer.`}
            className="[&_textarea]:[font-family:ui-monospace,monospace] [&_textarea]:[font-size:var(--text-small)]"
            readOnly
            spellCheck={false}
            rows={5}
            value={embedCode}
          />
          <p className="mt-3">
            <CopyButton label={t`Copy the code`} copiedText={t`Code copied`} text={embedCode} />
          </p>
        </Section>
        <Section title={t`Shown to visitors`}>
          <Facts
            facts={[
              [t`Shown`, t`Free times and prices, always up to date`],
              [t`Not shown`, t`Names, bookings and players`],
              [t`When tapped`, t`Opens i-one in the full window`],
            ]}
          />
        </Section>
        <Section title={t`Poster and page`}>
          <ul className="grid gap-2">
            <li>
              <Link className="link" to={`/host/centres/${code}/poster`}>
                <Trans>Poster with QR code</Trans>
              </Link>
            </li>
            <li>
              <Link className="link" to={`/c/${code}`}>
                <Trans>Your page</Trans>
              </Link>
            </li>
          </ul>
        </Section>
      </div>
    </div>
  )
}
