/** Where the reference API serves its pictures. */
export const gamePicture = (slug: string): string => `/media/games/${slug}.svg`
export const gameLogo = (slug: string): string => `/media/logos/${slug}.svg`
/** A wide scene; `name` varies its colours. */
export const scenePicture = (motif: string, name: string): string =>
  `/media/scenes/${motif}/${name.replace(/[^a-z\d-]+/giu, '-').replace(/^-|-$/gu, '') || 'home'}.svg`
export const flagPicture = (country: string): string => `/media/flags/${country}.svg`
