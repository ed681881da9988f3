import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/* Pictures of a page are the SVG files in `pictures/` of the game's folder. Node puts them into the HTML. */

/** Attributes of a file that mean nothing inside a document. */
const FILE_ATTRIBUTES = /\s(?:xmlns(?::\w+)?|width|height|id|version)="[^"]*"/gu

function readSvg(file: string): { attributes: string; content: string } {
  const svg = /<svg(?<attributes>[^>]*)>(?<content>[\s\S]*)<\/svg>\s*$/u.exec(readFileSync(file, 'utf8'))?.groups
  if (svg === undefined) throw new Error(`${file} is no SVG file.`)
  const { attributes = '', content = '' } = svg
  return { attributes: attributes.replaceAll(FILE_ATTRIBUTES, ''), content: content.trim().replaceAll(/>\s+</gu, '><') }
}

/** Reads a picture of a game as an element with these attributes. */
export function readPicture(game: string, name: string, attributes: string): string {
  const svg = readSvg(join(game, 'pictures', `${name}.svg`))
  return `<svg${svg.attributes} ${attributes} aria-hidden="true">${svg.content}</svg>`
}

/** Reads the background of a game's page, 1012 × 568. */
export const readScene = (game: string): string =>
  readPicture(game, 'scene', 'class="scene" preserveAspectRatio="xMidYMax slice"')

/** Reads a file of `pictures/symbols/` as a `<symbol>` element with an id. */
export function readSymbol(game: string, name: string, id: string): string {
  const { attributes, content } = readSvg(join(game, 'pictures', 'symbols', `${name}.svg`))
  return `<symbol id="${id}"${attributes}>${content}</symbol>`
}

/** Reads `pictures/symbols/` of a game as `<symbol>` elements, whose ids are the names of the files. */
export function readSymbols(game: string): string {
  return readdirSync(join(game, 'pictures', 'symbols'))
    .map((file) => basename(file, '.svg'))
    .map((name) => readSymbol(game, name, name))
    .join('')
}
