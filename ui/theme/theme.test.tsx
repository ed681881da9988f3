import { render, screen } from '@testing-library/react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { BrandMark } from '../product/BrandMark/BrandMark.tsx'
import { UiProvider } from '../provider/UiProvider.tsx'
import type { BrandArtProps } from '../provider/brand.ts'
import { ru } from '../texts/ru.ts'
import { checkTheme, createTheme, ThemeScope, ThemeStyle, type Theme, type ThemeOptions } from './index.ts'

const mark = (name: string) => (props: BrandArtProps) => <svg {...props} data-mark={name} />
const outer = createTheme({ radius: { panel: '4px' }, brand: { mark: mark('outer') } })
const inner = createTheme({ radius: { panel: '30px' }, brand: { mark: mark('inner') } })

describe('createTheme', () => {
  it('declares only what differs, as one rule of CSS variables', () => {
    const { className, css } = createTheme({
      palette: { day: { canvas: '#fbf7ee' }, art: { badge: { hot: { fill: '#ffb199' } } } },
      radius: { panel: '6px' },
      font: { family: { heading: 'Georgia, serif' }, size: { 15: '1rem' }, weight: { heading: 600 } },
      motion: { ease: 'cubic-bezier(0, 0, 0.2, 1)' },
    })
    expect(css).toBe(
      `.${className}{--cass-day-canvas:#fbf7ee;--cass-art-badge-hot-fill:#ffb199;--cass-family-heading:Georgia, serif;--cass-size-15:1rem;--cass-weight-heading:600;--cass-radius-panel:6px;--cass-motion-ease:cubic-bezier(0, 0, 0.2, 1)}`,
    )
  })

  it('sets the heights of controls by density', () => {
    expect(createTheme({ density: 'compact' }).css).toContain('--cass-control-height:40px;')
  })

  it('gives the same theme the same class, and another theme another class', () => {
    expect(createTheme({ radius: { panel: '4px' } }).className).toBe(outer.className)
    expect(inner.className).not.toBe(outer.className)
  })

  it('takes a group that is undefined for one that is left out', () => {
    const options = { palette: { day: undefined }, font: { size: undefined }, radius: undefined, density: undefined }
    expect(createTheme(options)).toEqual(createTheme({}))
  })

  it('resolves all colours from the defaults and the changes', () => {
    const { colours } = createTheme({
      palette: { night: { text: '#fffaf0' }, art: { ticket: { fill: { dark: '#101010' } } } },
    })
    expect(colours.night.text).toBe('#fffaf0')
    expect(colours.night.canvas).toBe('#0a0e1f')
    expect(colours.art.ticket.fill).toMatchObject({ dark: '#101010', light: '#7350e8' })
  })

  it('rejects a wrong unit, an unknown token and an unknown density by type', () => {
    expectTypeOf<{ radius: { panel: '6px' } }>().toExtend<ThemeOptions>()
    expectTypeOf<{ radius: { panel: '6rem' } }>().not.toExtend<ThemeOptions>()
    expectTypeOf<{ density: 'huge' }>().not.toExtend<ThemeOptions>()
    expectTypeOf<{ palette: { day: { text: 'red' } } }>().not.toExtend<ThemeOptions>()
    // @ts-expect-error there is no such token
    expect(createTheme({ radius: { round: '6px' } })).toBeTruthy()
  })
})

describe('checkTheme', () => {
  it("finds nothing in Cassiopeia's own theme", () => {
    expect(checkTheme(createTheme({}))).toEqual([])
  })

  it('lists a weak text, a weak border of a control and weak art with their contrast', () => {
    const weak = createTheme({
      palette: {
        day: { onAccent: '#ffffff' },
        night: { controlBorder: '#2b3668' },
        art: { badge: { new: { text: '#ffffff' } } },
      },
    })
    const faults = checkTheme(weak)
    expect(faults.map(({ mode, text, background }) => `${mode} ${text} on ${background}`)).toEqual([
      ...['canvas', 'glowStart', 'glowEnd', 'surface1', 'surface2'].map(
        (surface) => `night controlBorder on ${surface}`,
      ),
      'day onAccent on accentFill',
      'day onAccent on accentFillFrom',
      'day onAccent on accentFillTo',
      'art badge.new.text on badge.new.fill',
    ])
    expect(faults[0]).toMatchObject({ minContrast: 3 })
    expect(faults[5]).toMatchObject({ minContrast: 4.5 })
    expect(faults[5]).toMatchObject({ textColour: '#ffffff', backgroundColour: '#ffc857', contrast: 1.53 })
  })

  it('rounds a contrast down, so that a weak one never looks sufficient', () => {
    // 4.478 : 1, which is 4.5 when rounded to one digit.
    const [fault] = checkTheme(createTheme({ palette: { day: { inverse: '#777777' } } }))
    expect(fault).toMatchObject({ text: 'onInverse', contrast: 4.47 })
  })

  it.each([
    [{ palette: { day: { onAccent: '#white' } } }, 'day.onAccent is #white'],
    [{ palette: { night: { frost: '#fff' } } }, 'night.frost is #fff'],
    [{ palette: { art: { badge: { hot: { fill: '#fff' } } } } }, 'art.badge.hot.fill is #fff'],
  ] satisfies [ThemeOptions, string][])('rejects a colour in another notation: %j', (options, message) => {
    expect(() => checkTheme(createTheme(options))).toThrow(message)
  })

  it('accepts a colour with an opacity', () => {
    expect(checkTheme(createTheme({ palette: { day: { shadow: '#1d255280' } } }))).toEqual([])
  })
})

describe('ThemeScope', () => {
  it('gives nested parts the brand of the nearest theme', () => {
    const { container } = render(
      <UiProvider texts={ru}>
        <ThemeScope theme={outer} mode="day">
          <BrandMark />
          <ThemeScope theme={inner} mode="night">
            <BrandMark />
          </ThemeScope>
        </ThemeScope>
      </UiProvider>,
    )
    const marks = [...container.querySelectorAll('svg')]
    expect(marks.map(({ dataset }) => dataset['mark'])).toEqual(['outer', 'inner'])
    const scopes = marks.map((svg) => svg.closest<HTMLElement>('[data-theme]'))
    expect(scopes.map((scope) => scope?.dataset['theme'])).toEqual(['day', 'night'])
    expect(scopes[1]?.classList.contains(inner.className)).toBe(true)
  })

  it('has the styles of its theme, also beside a `ThemeStyle`', () => {
    const stylesOf = (theme: Theme) =>
      [...document.querySelectorAll('style')].filter((one) => one.textContent === theme.css)
    // Themes of this test only: React keeps the style of a theme in the head.
    const scoped = createTheme({ radius: { panel: '31px' } })
    const withNonce = createTheme({ radius: { panel: '32px' } })
    render(
      <UiProvider texts={ru}>
        <ThemeStyle theme={scoped} />
        <ThemeScope theme={scoped} mode="day">
          <BrandMark />
        </ThemeScope>
        <ThemeScope theme={withNonce} mode="night" nonce="abc">
          <BrandMark />
        </ThemeScope>
      </UiProvider>,
    )
    expect(stylesOf(scoped)).toHaveLength(1)
    expect(stylesOf(withNonce).map((style) => style.getAttribute('nonce'))).toEqual(['abc'])
  })

  it('opens dialogs inside of the theme', () => {
    const { container } = render(
      <UiProvider texts={ru}>
        <ThemeScope theme={outer} mode="day">
          <Dialog open onOpenChange={() => undefined} title="Правила">
            Текст
          </Dialog>
        </ThemeScope>
      </UiProvider>,
    )
    expect(container.querySelector(`.${outer.className}`)?.contains(screen.getByRole('dialog'))).toBe(true)
  })
})

describe('ThemeStyle', () => {
  it('renders on the server, once for each theme and with the nonce of the policy', async () => {
    const stream = await renderToReadableStream(
      <html lang="ru" className={outer.className}>
        <head />
        <body>
          <ThemeStyle theme={outer} nonce="abc" />
          <ThemeStyle theme={outer} nonce="abc" />
        </body>
      </html>,
      // React keeps the nonce of a style only if it is the nonce of the response.
      { nonce: { style: 'abc' } },
    )
    const html = await new Response(stream).text()
    expect(html.split(outer.css)).toHaveLength(2)
    expect(html.indexOf(outer.css)).toBeLessThan(html.indexOf('<body'))
    expect(html).toContain('nonce="abc"')
  })
})
