/**
 * Every sentence that a component says by itself. There is no default language: the app fills the map from its
 * resources, so a forgotten sentence is a type error and not an English word on a Russian page.
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
  slideOf: (at: number, total: number) => string
  goToSlide: (at: number) => string
  everything: string
  chosen: (count: number) => string
  play: string
  demo: string
  playGame: (name: string) => string
  demoGame: (name: string) => string
  addFavourite: (name: string) => string
  removeFavourite: (name: string) => string
  online: (count: string) => string
  place: (place: number) => string
  /** A remaining time; days are left out of the text where there are none. */
  remaining: (parts: { days: number; clock: string }) => string
  notices: string
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
  stepOf: (at: number, total: number) => string
}
