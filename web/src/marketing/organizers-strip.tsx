import { buttonClass } from '../ui/button-class.ts'
import { PitchPhoto } from './pitch-photo.tsx'

const tasks = [
  ['Host games', 'Your hours, your price, your photo, on the map tonight.'],
  ['Authorize sessions', 'One tap says yes. Two bookings can never share a slot.'],
  ['Track stats', 'Which nights fill, who comes back, what came in.'],
] as const

export const OrganizersStrip = () => (
  <section className="grid bg-paper lg:grid-cols-2" aria-labelledby="organizers">
    <PitchPhoto
      className="w-full h-65 object-cover lg:h-full lg:min-h-140"
      name="pitch-2"
      sizes="(min-width: 1000px) 50vw, 100vw"
      alt="A blue floodlit pitch at night"
      lazy
    />
    <div className="pt-10 px-gut pb-12 lg:self-center lg:max-w-170 lg:py-22 lg:pr-12 lg:pl-18">
      <h2 id="organizers" className="text-[length:clamp(2rem,1.2rem_+_3.2vw,3.25rem)]">
        Take charge of the Pitch!
      </h2>
      <ul className="mt-5 mb-6">
        {tasks.map(([name, text]) => (
          <li key={name} className="grid gap-0.5 py-3 border-t border-t-line">
            <b className="font-stretch-112%">{name}</b>
            <span className="mute">{text}</span>
          </li>
        ))}
      </ul>
      <a className={buttonClass({ size: 'big' })} href="/services">
        Become a Partner
      </a>
    </div>
  </section>
)
