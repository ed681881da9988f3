import type { UiTexts } from '#ui/index.ts'
import type { Translate } from './i18n.ts'

/** The design system's sentences from the app's resources. */
export function uiTexts(t: Translate): UiTexts {
  return {
    close: t('ui.close'),
    clear: t('ui.clear'),
    loading: t('ui.loading'),
    carousel: t('ui.carousel'),
    previousSlide: t('ui.previousSlide'),
    nextSlide: t('ui.nextSlide'),
    pauseSlides: t('ui.pauseSlides'),
    playSlides: t('ui.playSlides'),
    slideOf: (at, total) => t('ui.slideOf', { at, total }),
    goToSlide: (at) => t('ui.goToSlide', { at }),
    everything: t('ui.everything'),
    chosen: (count) => String(count),
    play: t('ui.play'),
    demo: t('ui.demo'),
    playGame: (name) => t('ui.playGame', { name }),
    demoGame: (name) => t('ui.demoGame', { name }),
    addFavourite: (name) => t('ui.addFavourite', { name }),
    removeFavourite: (name) => t('ui.removeFavourite', { name }),
    online: (count) => t('ui.online', { players: count }),
    place: (place) => t('ui.place', { place }),
    remaining: ({ days, clock }) => (days === 0 ? clock : t('ui.days', { days, clock })),
    notices: t('ui.notices'),
    pauseNews: t('ui.pauseNews'),
    resumeNews: t('ui.resumeNews'),
    nextNews: t('ui.nextNews'),
    closeNews: t('ui.closeNews'),
  }
}
