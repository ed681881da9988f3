import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../test/conformance.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { LazySection, Columns, Inline, Page, FieldRow, MainAside, Stack, Surface } from './layout.tsx'

describeComponent('Stack', (probe) => <Stack {...probe}>Игры</Stack>)
describeComponent('Inline', (probe) => <Inline {...probe}>Игры</Inline>)
describeComponent('Columns', (probe) => <Columns {...probe}>Игры</Columns>)
describeComponent('FieldRow', (probe) => <FieldRow {...probe}>Игры</FieldRow>)
describeComponent('Surface', (probe) => <Surface {...probe}>Игры</Surface>)
describeComponent('LazySection', (probe) => (
  <LazySection {...probe} height={900}>
    Игры
  </LazySection>
))
describeComponent('Page', (probe) => <Page {...probe}>Игры</Page>)
describeComponent('MainAside', (probe) => <MainAside {...probe}>{['Игры', null, 'Турниры']}</MainAside>)

describe('MainAside', () => {
  it('keeps the phone order in the DOM', () => {
    const { container } = renderUi(<MainAside>{['Игры', 'Призы', 'Турниры']}</MainAside>)
    expect(container.textContent).toBe('ИгрыПризыТурниры')
  })
})

describe('Surface', () => {
  it('is a region named by its heading', () => {
    renderUi(
      <Surface labelledBy="winners">
        <h2 id="winners">Победители недели</h2>
      </Surface>,
    )
    expect(screen.getByRole('region', { name: 'Победители недели' })).toBeTruthy()
  })

  it('is not a region without a name', () => {
    renderUi(<Surface>Игры</Surface>)
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('Stack', () => {
  it('renders the element given by `as`', () => {
    renderUi(
      <Stack as="form" aria-label="Вход">
        Поля
      </Stack>,
    )
    expect(screen.getByRole('form', { name: 'Вход' })).toBeTruthy()
  })
})
