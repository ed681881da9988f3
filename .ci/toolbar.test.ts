// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { focusOrder } from '#storybook/marks.ts'
import { languages, modes, themes, widths } from '#storybook/modes.ts'
import { addressOf, applyToolbar, globalTypes, readToolbar, viewports, viewportWidths } from '#storybook/toolbar.ts'

/* The toolbar of Storybook: its choices, and the marks over the elements of a story. */

const valuesOf = (name: string) => globalTypes[name]?.toolbar.items.map(({ value }) => value) ?? []
const [base] = modes

describe('the toolbar', () => {
  it('offers every theme, language and width of the modes', () => {
    expect(valuesOf('theme')).toEqual([...themes, 'both'])
    expect(valuesOf('language')).toEqual([...languages])
    expect(viewportWidths).toEqual(expect.arrayContaining([...widths]))
    expect(Object.keys(viewports)).toHaveLength(viewportWidths.length)
  })

  it('has the first values as defaults, and these change nothing of the base mode', () => {
    const defaults = readToolbar({})
    expect(Object.entries(defaults)).toEqual(Object.keys(globalTypes).map((name) => [name, valuesOf(name)[0]]))
    expect(defaults).toMatchObject({ theme: base?.theme, language: base?.language })
    const root = document.createElement('html')
    applyToolbar(defaults, root)
    expect(root.outerHTML).toBe('<html data-theme="night" lang="ru"></html>')
  })

  it('reads back every value from the address, and the default instead of an unknown value', () => {
    for (const name of Object.keys(globalTypes)) {
      for (const value of valuesOf(name)) {
        expect(value).toMatch(/^(?=.*[a-z])[a-z\d]+$/u)
        expect(addressOf(readToolbar({ [name]: value })).split(';')).toContain(`${name}:${value}`)
      }
      expect(readToolbar({ [name]: 'toString' })).toEqual(readToolbar({}))
    }
  })

  it('sets text size, motion and direction on the root element, and takes them back', () => {
    const root = document.createElement('html')
    applyToolbar(readToolbar({ theme: 'both', text: '150pc', motion: 'reduced', direction: 'rtl' }), root)
    expect(root.style.fontSize).toBe('150%')
    expect(root.dataset).toMatchObject({ theme: 'night', reducedMotion: '' })
    expect(root.dir).toBe('rtl')
    applyToolbar(readToolbar({}), root)
    expect([root.style.fontSize, root.dir, root.dataset['reducedMotion']]).toEqual(['', '', undefined])
  })
})

describe('focusOrder', () => {
  it('has the controls that Tab reaches: a positive tabindex first, one radio button of a group', () => {
    document.body.innerHTML = `
      <a id="link" href="#">a</a>
      <a id="plain">a</a>
      <button id="disabled" disabled>b</button>
      <button id="skipped" tabindex="-1">b</button>
      <div inert><button id="covered">b</button></div>
      <input type="radio" name="way" id="first">
      <input type="radio" name="way" id="chosen" checked>
      <input type="radio" name="other" id="alone">
      <input type="hidden" id="hidden">
      <button id="early" tabindex="1">b</button>
      <div id="region" tabindex="0"></div>`
    expect(focusOrder(document.body).map(({ id }) => id)).toEqual(['early', 'link', 'chosen', 'alone', 'region'])
  })
})
