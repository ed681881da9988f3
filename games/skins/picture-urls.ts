import { pictureUrl } from '../pictures.ts'
import type { Picture } from './picture-names.ts'

/** SVG files by path. */
const pictures = import.meta.glob<string>('./pictures/symbols/*.svg', { eager: true, query: '?raw', import: 'default' })

/** URL of a picture for an image, without a request. */
export const skinPictureUrl = (picture: Picture): string | null =>
  pictureUrl(pictures[`./pictures/symbols/${picture}.svg`])
