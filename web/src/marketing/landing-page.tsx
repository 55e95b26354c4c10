import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { OrganizersStrip } from './organizers-strip.tsx'
import { StepsBand } from './steps-band.tsx'
import { Tonight } from './tonight.tsx'

export const Page = () => (
  <>
    <Hero />
    <main id="main" tabIndex={-1}>
      <Tonight />
      <StepsBand />
      <OrganizersStrip />
    </main>
    <Footer>
      Floodlights
      <br />
      are on.
    </Footer>
  </>
)
