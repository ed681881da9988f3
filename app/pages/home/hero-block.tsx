import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/constants.ts'
import type { Slide } from '#contract/site.ts'
import { Carousel, Hero, PromoSlide, Skeleton } from '#ui/index.ts'
import { guardAddress, pictureAddress } from '#app/lib/address-guard.ts'
import { currentDevice } from '#app/lib/device.ts'
import { urlRejected } from '#app/lib/rejected-url.ts'
import { operatorSettings } from '#app/operator.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { slidesQuery } from '#app/queries/lobby.ts'
import { paths } from '#app/router/paths.ts'
import { BlockFailure } from '#app/shell/block-failure.tsx'
import { lazyPart } from '#app/shell/lazy-part.tsx'

const RegistrationPanel = lazyPart(async () => (await import('./lower-parts.ts')).RegistrationPanel, {
  waiting: <Skeleton height="panel" />,
})

const targetOf = ({ url }: Slide) => guardAddress(url, window.location.origin, operatorSettings().paymentHosts)

/** Where a slide leads. Whoever has an account is shown the offers where a guest is asked to register. */
function slideAction(slide: Slide, isGuest: boolean, more: string): { label: string; href: string } | null {
  const target = targetOf(slide)
  if (slide.url === '' || target.kind === 'refused') return null
  const href = target.kind === 'route' ? target.path : target.url
  return {
    label: slide.action === '' ? more : slide.action,
    href: href === paths.register() && !isGuest ? paths.promo() : href,
  }
}

/** The document of a slide that has one: what may be a picture's address may be its. */
function frameOf({ type, iframe_url, title }: Slide, name: string): { src: string; name: string } | null {
  const src = type === 'iframe' ? pictureAddress(iframe_url) : null
  return src === null ? null : { src, name: title === '' ? name : title }
}

function Slides() {
  const { t } = useTranslation()
  const { language, isGuest } = useUnit({ language: $language, isGuest: $isGuest })
  const { data, error, refetch } = useQuery(slidesQuery(language))
  const tellRefused = useUnit(urlRejected)
  useEffect(() => {
    for (const slide of data?.items ?? []) {
      const target = targetOf(slide)
      if (target.kind === 'refused' && slide.url !== '')
        tellRefused({ url: slide.url, reason: target.reason, isNavigation: false })
    }
  }, [data, tellRefused])
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="panel" />
    ) : (
      <BlockFailure block="slides" error={error} retry={() => void refetch()} />
    )
  }
  const isDesktop = currentDevice() === 'd'
  const shown = data.items.filter((slide) => (isDesktop ? slide.is_show_desktop : slide.is_show_mobile))
  if (shown.length === 0) return null
  return (
    <Carousel
      label={t('home.slides')}
      delay={timing.sliderAutoplay}
      slides={shown.map((slide, at) => ({
        id: `${at}-${slide.path}`,
        content: (
          <PromoSlide
            image={pictureAddress(slide.path)}
            frame={frameOf(slide, t('home.slides'))}
            title={slide.title}
            text={slide.text}
            action={slideAction(slide, isGuest, t('home.slideMore'))}
            priority={at === 0}
          />
        ),
      }))}
    />
  )
}

/** The head of the home page: the slider, and for a guest the way to an account. */
export function HeroBlock() {
  const isGuest = useUnit($isGuest)
  return (
    <Hero aside={isGuest ? <RegistrationPanel /> : undefined}>
      <Slides />
    </Hero>
  )
}
