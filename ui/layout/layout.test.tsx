import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../test/conformance.tsx'
import { renderUi } from '../test/render-ui.tsx'
import { LazySection, Columns, Inline, Page, FieldRow, MainAside, Stack, Surface } from './layout.tsx'

describeComponent('Stack', () => <Stack>Игры</Stack>)
describeComponent('Inline', () => <Inline>Игры</Inline>)
describeComponent('Columns', () => <Columns>Игры</Columns>)
describeComponent('Pair', () => <FieldRow>Игры</FieldRow>)
describeComponent('Surface', () => <Surface>Игры</Surface>)
describeComponent('Below', () => <LazySection height={900}>Игры</LazySection>)
describeComponent('Page', () => <Page>Игры</Page>)
describeComponent('Split', () => <MainAside>{['Игры', null, 'Турниры']}</MainAside>)
describeForwardedProps<HTMLElement>('Stack', (probe) => <Stack {...probe}>Игры</Stack>)
describeForwardedProps<HTMLDivElement>('Inline', (probe) => <Inline {...probe}>Игры</Inline>)
describeForwardedProps<HTMLDivElement>('Columns', (probe) => <Columns {...probe}>Игры</Columns>)
describeForwardedProps<HTMLDivElement>('Pair', (probe) => <FieldRow {...probe}>Игры</FieldRow>)
describeForwardedProps<HTMLElement>('Surface', (probe) => <Surface {...probe}>Игры</Surface>)
describeForwardedProps<HTMLDivElement>('Page', (probe) => <Page {...probe}>Игры</Page>)

describeForwardedProps<HTMLDivElement>('Below', (probe) => (
  <LazySection {...probe} height={900}>
    Игры
  </LazySection>
))
describeForwardedProps<HTMLDivElement>('Split', (probe) => (
  <MainAside {...probe}>{['Игры', 'Призы', 'Турниры']}</MainAside>
))

describe('Split', () => {
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
