import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { examine, examinePassing } from '../test/conformance.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { Below, Columns, Inline, Page, Pair, Split, Stack, Surface } from './layout.tsx'

examine('Stack', () => <Stack>Игры</Stack>)
examine('Inline', () => <Inline>Игры</Inline>)
examine('Columns', () => <Columns>Игры</Columns>)
examine('Pair', () => <Pair>Игры</Pair>)
examine('Surface', () => <Surface>Игры</Surface>)
examine('Below', () => <Below height={900}>Игры</Below>)
examine('Page', () => <Page>Игры</Page>)
examine('Split', () => <Split>{['Игры', null, 'Турниры']}</Split>)
examinePassing<HTMLElement>('Stack', (probe) => <Stack {...probe}>Игры</Stack>)
examinePassing<HTMLDivElement>('Inline', (probe) => <Inline {...probe}>Игры</Inline>)
examinePassing<HTMLDivElement>('Columns', (probe) => <Columns {...probe}>Игры</Columns>)
examinePassing<HTMLDivElement>('Pair', (probe) => <Pair {...probe}>Игры</Pair>)
examinePassing<HTMLElement>('Surface', (probe) => <Surface {...probe}>Игры</Surface>)
examinePassing<HTMLDivElement>('Page', (probe) => <Page {...probe}>Игры</Page>)

examinePassing<HTMLDivElement>('Below', (probe) => (
  <Below {...probe} height={900}>
    Игры
  </Below>
))
examinePassing<HTMLDivElement>('Split', (probe) => <Split {...probe}>{['Игры', 'Призы', 'Турниры']}</Split>)

describe('Split', () => {
  it('is read as a phone shows it', () => {
    const { container } = renderUi(<Split>{['Игры', 'Призы', 'Турниры']}</Split>)
    expect(container.textContent).toBe('ИгрыПризыТурниры')
  })
})

describe('Surface', () => {
  it('is a region by the name of its heading', () => {
    renderUi(
      <Surface labelledBy="winners">
        <h2 id="winners">Победители недели</h2>
      </Surface>,
    )
    expect(screen.getByRole('region', { name: 'Победители недели' })).toBeTruthy()
  })

  it('is no region without a name', () => {
    renderUi(<Surface>Игры</Surface>)
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('Stack', () => {
  it('is the element that it was told to be', () => {
    renderUi(
      <Stack as="form" aria-label="Вход">
        Поля
      </Stack>,
    )
    expect(screen.getByRole('form', { name: 'Вход' })).toBeTruthy()
  })
})
