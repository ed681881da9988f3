/**
 * Built-in texts of the components. There is no default language: a missing text is a type error instead of an English
 * word on a Russian page.
 */
export interface UiTexts {
  close: string
  clear: string
  loading: string
  carousel: string
  previousSlide: string
  nextSlide: string
  pauseSlides: string
  playSlides: string
  slideOf: (slide: number, total: number) => string
  goToSlide: (slide: number) => string
  all: string
  selectedCount: (count: number) => string
  play: string
  demo: string
  playGame: (name: string) => string
  demoGame: (name: string) => string
  addFavourite: (name: string) => string
  removeFavourite: (name: string) => string
  online: (count: string) => string
  rank: (rank: number) => string
  /** Remaining time; a text without days if there are none. */
  remaining: (parts: { days: number; clock: string }) => string
  notifications: string
  pauseNews: string
  resumeNews: string
  nextNews: string
  closeNews: string
  showPassword: string
  hidePassword: string
  capsLock: string
  copy: (label: string) => string
  copied: string
  copyFailed: string
  stepOf: (step: number, total: number) => string
}
