import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/*
 * Makes the product's font files from the package, once per version of it: `node ui/fonts/subset.ts`. Latin and Cyrillic
 * come as they are; the ruble sign lies in the package's extended Latin file, of which it is all that the product uses.
 */
const require = createRequire(import.meta.url)
const source = (subset: string) =>
  require.resolve(`@fontsource-variable/manrope/files/manrope-${subset}-wght-normal.woff2`)
const target = (name: string) => new URL(`${name}.woff2`, import.meta.url)

await copyFile(source('latin'), target('manrope-latin'))
await copyFile(source('cyrillic'), target('manrope-cyrillic'))
const extended = await readFile(source('latin-ext'))
await writeFile(target('manrope-ruble'), await subsetFont(extended, '₽', { targetFormat: 'woff2' }))
