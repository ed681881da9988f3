import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import type { Slide } from '#contract/lobby/site.ts'
import { Carousel, Hero, PromoSlide, Skeleton } from '#ui/index.ts'
import { guardAddress, pictureAddress, siteOrigin } from '#app/lib/security/address-guard.ts'
import { useDevice, useWide } from '#app/lib/browser/device.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { operatorSettings } from '#app/operator.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { slidesQuery } from '#app/queries/lobby.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { HeroSignUp, OnBreak } from './lazy-parts.tsx'

const targetOf = ({ url }: Slide) => guardAddress(url, siteOrigin(), operatorSettings().paymentHosts)

/** Link of a slide. A sign-up link leads signed-in players to the promotions instead. */
function slideAction(slide: Slide, isGuest: boolean, more: string): { label: string; href: string } | null {
  const target = targetOf(slide)
  if (slide.url === '' || target.kind === 'rejected') return null
  const href = target.kind === 'route' ? target.path : target.url
  return {
    label: slide.action === '' ? more : slide.action,
    href: href === paths.signUp() && !isGuest ? paths.promo() : href,
  }
}

/** Iframe of a slide, if it has one; its URL has to pass the check for pictures. */
function frameOf({ type, iframe_url, title }: Slide, name: string): { src: string; name: string } | null {
  const src = type === 'iframe' ? pictureAddress(iframe_url) : null
  return src === null ? null : { src, name: title === '' ? name : title }
}

function Slides({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTranslation()
  const isGuest = useUnit($isGuest)
  const reportUrl = useUnit(urlRejected)
  useEffect(() => {
    for (const slide of slides) {
      const target = targetOf(slide)
      if (target.kind === 'rejected' && slide.url !== '')
        reportUrl({ url: slide.url, reason: target.reason, isNavigation: false })
    }
  }, [slides, reportUrl])
  const isDesktop = useDevice() === 'd'
  const visibleSlides = slides.filter((slide) => (isDesktop ? slide.is_show_desktop : slide.is_show_mobile))
  if (visibleSlides.length === 0) return null
  return (
    <Carousel
      label={t('home.slides')}
      delay={timing.sliderAutoplay}
      slides={visibleSlides.map((slide, index) => ({
        id: `${index}-${slide.path}`,
        content: (
          <PromoSlide
            image={pictureAddress(slide.path)}
            frame={frameOf(slide, t('home.slides'))}
            title={slide.title}
            text={slide.text}
            action={slideAction(slide, isGuest, t('home.slideMore'))}
            priority={index === 0}
          />
        ),
      }))}
    />
  )
}

/**
 * Top of the home page: the slider, and sign-up for guests on a desktop. On a phone it is among the games. Slides invite to
 * play, so a break has its message there instead.
 */
export function HeroBlock() {
  const { language, isGuest, isOnBreak } = useUnit({ language: $language, isGuest: $isGuest, isOnBreak: $isOnBreak })
  const slides = useQuery(slidesQuery(language))
  const isWide = useWide()
  if (isOnBreak) return <OnBreak instead="home" />
  return (
    <Hero aside={isGuest && isWide ? <HeroSignUp /> : undefined}>
      <AsyncBoundary query={slides} failed="slides" waiting={<Skeleton height="panel" />}>
        {({ items }) => <Slides slides={items} />}
      </AsyncBoundary>
    </Hero>
  )
}
