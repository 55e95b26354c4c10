import { Trans } from '@lingui/react/macro'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { OrganizersStrip } from './organizers-strip.tsx'
import { StepsBand } from './steps-band.tsx'
import { Tonight } from './tonight.tsx'
import { TopBar } from './top-bar.tsx'

export const Page = () => (
  <>
    <TopBar path="/" />
    <main id="main" tabIndex={-1}>
      <Hero />
      <Tonight />
      <StepsBand />
      <OrganizersStrip />
    </main>
    <Footer
      slogan={
        <Trans>
          Floodlights
          <br />
          are on.
        </Trans>
      }
    />
  </>
)
