/** URLs of the reference API's images. */
export const gamePicture = (slug: string): string => `/media/games/${slug}.svg`
export const gameLogo = (slug: string): string => `/media/logos/${slug}.svg`
const fileName = (name: string): string => name.replace(/[^a-z\d-]+/giu, '-').replace(/^-|-$/gu, '') || 'home'
/** A wide scene; `name` varies its colours. */
export const scenePicture = (motif: string, name: string): string => `/media/scenes/${motif}/${fileName(name)}.svg`
/** The scene as an HTML document, for an iframe slide. */
export const sceneFrame = (motif: string, name: string): string => `/media/frames/${motif}/${fileName(name)}.html`
export const flagPicture = (country: string): string => `/media/flags/${country}.svg`
export const paymentLogo = (mark: string): string => `/media/payments/${mark}.svg`
