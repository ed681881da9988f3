import '@fontsource-variable/golos-text/wght.css'
import '@fontsource-variable/lora/wght.css'
import type { LanguageName } from './modes.ts'
import { brands } from '#app/brand.ts'
import { orangery, orangeryBrands } from '#stories/fixtures/second-brand.ts'
import type { Brand } from '#ui/index.ts'

/** Whole themes; the tests use the first. */
export type BrandName = 'cassiopeia' | 'orangery'

const style = document.createElement('style')
style.textContent = orangery.css
document.head.append(style)

/** Sets the theme of a brand on the root element, as a host does. */
export const applyBrand = (brand: BrandName, root: HTMLElement): void => {
  root.classList.toggle(orangery.className, brand === 'orangery')
}

/** Name and art of a brand, for `UiProvider`. */
export const brandOf = (brand: BrandName, language: LanguageName): Brand =>
  (brand === 'orangery' ? orangeryBrands : brands)[language]
