import type { NearbyPitch } from '@i-one/contract/pitches'
import type { PitchGroup } from '@i-one/game/centres/group-by-centre'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Swiper as Carousel } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { IconButton } from '../ui/icon-button.tsx'
import { PitchSlide } from './pitch-slide.tsx'
import '../ui/layout/swiper.css'

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

type PitchCarouselProps = {
  places: readonly PitchGroup<NearbyPitch>[]
  /** True if the static slide that the carousel replaces had the focus. */
  takesFocus: boolean
}

export function PitchCarousel({ places, takesFocus }: PitchCarouselProps) {
  const [carousel, setCarousel] = useState<Carousel>()
  const [active, setActive] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const [playing, setPlaying] = useState(() => !prefersStill())

  const start = (created: Carousel) => {
    setCarousel(created)
    if (!playing) created.autoplay.stop()
    if (takesFocus) created.slides[0]?.querySelector('a')?.focus({ preventScroll: true })
  }
  const toggle = () => {
    if (playing) carousel?.autoplay.stop()
    else carousel?.autoplay.start()
    setPlaying(!playing)
  }

  return (
    <>
      <Swiper
        modules={[Autoplay]}
        wrapperTag="ul"
        spaceBetween={16}
        autoplay={{ delay: 3000, disableOnInteraction: false }}
        speed={prefersStill() ? 0 : 250}
        rewind
        onSwiper={start}
        onActiveIndexChange={({ activeIndex }) => {
          setActive(activeIndex)
          setFurthest((before) => Math.max(before, activeIndex))
        }}
      >
        {places.map((place, at) => (
          <SwiperSlide key={place.pitches[0]._id} tag="li" inert={at !== active}>
            <PitchSlide place={place} hasPhoto={at <= furthest + 1} />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="flex items-center mt-1">
        <fieldset className="flex flex-1 justify-center min-w-0" aria-label={t`Choose a pitch`}>
          {places.map(({ centre, pitches: [pitch] }, at) => (
            <button
              key={pitch._id}
              type="button"
              className="grid place-items-center flex-[0_1_44px] min-w-6 h-12 p-0 border-0 bg-transparent cursor-pointer [--chosen:none] before:size-2.5 before:border-2 before:border-muted before:rounded-[50%] aria-[current=true]:before:border-5 aria-[current=true]:before:border-ink"
              aria-label={t`Pitch ${{ number: at + 1 }} of ${{ count: places.length }}, ${{ name: centre?.name ?? pitch.name }}`}
              aria-current={at === active}
              onClick={() => carousel?.slideTo(at)}
            />
          ))}
        </fieldset>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? t`Pause the slideshow` : t`Play the slideshow`}
          onClick={toggle}
        />
      </div>
    </>
  )
}
