import { Crest } from '../src/ui/football/crest.tsx'
import { DecorationClip } from '../src/ui/football/crop.tsx'
import { kits } from '../src/ui/football/kit.ts'
import { PitchLines } from '../src/ui/football/pitch-lines.tsx'
import { CentreCircle } from '../src/ui/football/ring.tsx'
import { Shirt } from '../src/ui/football/shirt.tsx'
import { Band } from '../src/ui/layout/band.tsx'
import type { Entries } from './entries.ts'
import { Grass, Ink, Paper, Row } from './grounds.tsx'
import styles from './gallery.module.css'

const shirts = kits.map((kit, at) => <Shirt key={kit.cloth} kit={kit} text={String(at + 1)} outlined />)
const shirtsOnGrass = kits.map((kit, at) => <Shirt key={kit.cloth} kit={kit} text={String(at + 1)} />)
const crests = kits.map((kit) => <Crest key={kit.cloth} kit={kit} name="Danfo Kings" />)

export const entries: Entries = {
  Crest: {
    'From the name': <Crest name="Ọláyínká Ṣẹ́gun" />,
    'Every kit': <Row>{crests}</Row>,
    Sizes: (
      <Row>
        <Crest name="Egrets" size={24} />
        <Crest name="Egrets" />
        <Crest name="Egrets" size={72} />
      </Row>
    ),
    'On grass': <Grass>{crests}</Grass>,
    'On ink': <Ink>{crests}</Ink>,
  },
  PitchLines: {
    Portrait: <PitchLines className="max-w-55" />,
    Landscape: <PitchLines orientation="landscape" />,
    'With a label and a player': (
      <PitchLines orientation="landscape" label="Lineup of Egrets">
        <circle cx="8" cy="10" r="1.4" className="fill-chalk" />
      </PitchLines>
    ),
  },
  'CentreCircle, DecorationClip': {
    'Upper edge': (
      <Band as="div" className={styles.pitch}>
        <CentreCircle at={{ d: 92, x: '84%', y: '100%' }} />
        <p>Cropped by the upper edge</p>
      </Band>
    ),
    'Lower edge': (
      <Band as="div" ink className={styles.pitch}>
        <CentreCircle at={{ d: 120, x: '84%', y: '0px' }} />
        <p>Cropped by the lower edge</p>
      </Band>
    ),
    'Halfway line': (
      <Band as="div" className={styles.pitch}>
        <CentreCircle at={{ d: 92, x: '70%', y: '50%' }} halfway />
        <p>Kick-off</p>
      </Band>
    ),
    'Own decoration': (
      <Band as="div" className={styles.pitch}>
        <DecorationClip>
          <PitchLines orientation="landscape" />
        </DecorationClip>
        <p>Crop</p>
      </Band>
    ),
  },
  Shirt: {
    Outlined: (
      <Paper>
        <Row>{shirts}</Row>
      </Paper>
    ),
    'On grass': <Grass>{shirtsOnGrass}</Grass>,
    'On ink': <Ink>{shirtsOnGrass}</Ink>,
    Initials: (
      <Row>
        <Shirt text="ỌṢ" outlined />
        <Shirt text="MW" outlined />
        <Shirt outlined />
      </Row>
    ),
    Free: (
      <Grass>
        <Shirt free />
        <Shirt free text="?" />
        <Shirt free size={64} />
      </Grass>
    ),
    Sizes: (
      <Row>
        <Shirt text="7" outlined size={24} />
        <Shirt text="7" outlined />
        <Shirt text="7" outlined size={72} />
      </Row>
    ),
  },
}
