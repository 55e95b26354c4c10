import type { PitchPhoto } from '@i-one/contract/pitches/photo'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Swiper as Carousel } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useIsHydrated } from '../ui/first-paint.ts'
import { IconButton } from '../ui/icon-button.tsx'
import '../ui/layout/swiper.css'

type PitchGalleryProps = { name: string; first: string; photos: readonly PitchPhoto[] }

const usePrefersStill = () => useIsHydrated() && matchMedia('(prefers-reduced-motion: reduce)').matches

/** `first` is the fallback alt text of the first photo. */
export function PitchGallery({ name, first, photos }: PitchGalleryProps) {
  const [carousel, setCarousel] = useState<Carousel>()
  const [active, setActive] = useState(0)
  const prefersStill = usePrefersStill()
  return (
    <section className="relative h-full" aria-label={t`Photos of ${name}`}>
      <Swiper
        className="h-full"
        wrapperTag="ul"
        speed={prefersStill ? 0 : 250}
        rewind
        onSwiper={setCarousel}
        onActiveIndexChange={({ activeIndex }) => setActive(activeIndex)}
      >
        {photos.map(({ _id, src, alt }, at) => (
          <SwiperSlide key={_id} tag="li" className="h-full" inert={at !== active}>
            <img
              className="size-full object-cover object-[50%_60%]"
              src={src}
              width="1280"
              height="800"
              alt={alt || (at === 0 ? first : t`${name}, photo ${{ number: at + 1 }}`)}
              loading={at === 0 ? 'eager' : 'lazy'}
              draggable={false}
            />
          </SwiperSlide>
        ))}
      </Swiper>
      <div className="absolute inset-e-3 bottom-3 z-1 flex items-center rounded-[28px] bg-paper text-ink print:hidden">
        <IconButton
          icon="chevron-left"
          className="mirrored"
          label={t`Previous photo`}
          onClick={() => carousel?.slidePrev()}
        />
        <output className="num">
          <Trans>
            {{ number: active + 1 }} of {{ count: photos.length }}
          </Trans>
        </output>
        <IconButton
          icon="chevron-right"
          className="mirrored"
          label={t`Next photo`}
          onClick={() => carousel?.slideNext()}
        />
      </div>
    </section>
  )
}
