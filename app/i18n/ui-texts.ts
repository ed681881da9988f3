import type { UiTexts } from '#ui/index.ts'
import type { Translate } from './i18n.ts'

/** Placeholder for the value in a prepared text; no resource contains it. */
const PLACE = '\u0000'

/** Looks up a text with one value once, because every game tile uses the same ones. */
function prepared(sentence: string): (value: string) => string {
  const [before = '', after = ''] = sentence.split(PLACE)
  return (value) => `${before}${value}${after}`
}

/** As `prepared`, with a plural count: each count is looked up once instead of every second. */
function preparedByCount(sentence: (count: number) => string): (count: number, value: string) => string {
  const known = new Map<number, (value: string) => string>()
  return (count, value) => {
    const say = known.get(count) ?? prepared(sentence(count))
    known.set(count, say)
    return say(value)
  }
}

/** Texts of the design system from the app's resources. */
export function uiTexts(t: Translate): UiTexts {
  const daysAndClock = preparedByCount((days) => t('ui.days', { days, clock: PLACE }))
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
    all: t('ui.everything'),
    selectedCount: (count) => String(count),
    play: t('ui.play'),
    demo: t('ui.demo'),
    playGame: prepared(t('ui.playGame', { name: PLACE })),
    demoGame: prepared(t('ui.demoGame', { name: PLACE })),
    addFavourite: prepared(t('ui.addFavourite', { name: PLACE })),
    removeFavourite: prepared(t('ui.removeFavourite', { name: PLACE })),
    online: prepared(t('ui.online', { players: PLACE })),
    rank: (place) => t('ui.place', { place }),
    remaining: ({ days, clock }) => (days === 0 ? clock : daysAndClock(days, clock)),
    notifications: t('ui.notices'),
    pauseNews: t('ui.pauseNews'),
    resumeNews: t('ui.resumeNews'),
    nextNews: t('ui.nextNews'),
    closeNews: t('ui.closeNews'),
    showPassword: t('ui.showPassword'),
    hidePassword: t('ui.hidePassword'),
    capsLock: t('ui.capsLock'),
    copy: prepared(t('ui.copy', { label: PLACE })),
    copied: t('ui.copied'),
    copyFailed: t('ui.copyFailed'),
    stepOf: (at, total) => t('ui.stepOf', { at, total }),
  }
}
