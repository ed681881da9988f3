import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/*
 * Copies the font files from the package, once per package version: `node ui/fonts/subset.ts`. Of the extended Latin
 * file only the rouble sign is used, so that file is subset to it.
 */
const require = createRequire(import.meta.url)
const source = (subset: string) =>
  require.resolve(`@fontsource-variable/manrope/files/manrope-${subset}-wght-normal.woff2`)
const target = (name: string) => new URL(`${name}.woff2`, import.meta.url)

await copyFile(source('latin'), target('manrope-latin'))
await copyFile(source('cyrillic'), target('manrope-cyrillic'))
const extended = await readFile(source('latin-ext'))
await writeFile(target('manrope-ruble'), await subsetFont(extended, '₽', { targetFormat: 'woff2' }))
