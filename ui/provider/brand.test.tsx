import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { BrandMark } from '../product/BrandMark/BrandMark.tsx'
import { NotFoundArt } from '../product/NotFoundArt/NotFoundArt.tsx'
import { PodiumStage } from '../product/PodiumStage/PodiumStage.tsx'
import { SiteHeader } from '../product/SiteHeader/SiteHeader.tsx'
import { ru } from '../texts/ru.ts'
import type { Brand, BrandArtProps } from './brand.ts'
import { UiProvider } from './UiProvider.tsx'

const drawing = (name: string) => (props: BrandArtProps) => <svg {...props} data-drawing={name} />
const brand: Brand = {
  name: 'Orangery',
  mark: drawing('mark'),
  notFoundArt: drawing('notFoundArt'),
  emptyArt: drawing('emptyArt'),
  crown: drawing('crown'),
}
const parts = (
  <>
    <SiteHeader homeHref="/" navLabel="Главное меню" actions={null} />
    <BrandMark />
    <NotFoundArt />
    <EmptyState icon="brand" title="Пусто">
      Здесь будут платежи
    </EmptyState>
    <PodiumStage label="Победители" winners={[]} />
  </>
)

it('UiProvider gives every brand slot the name and the drawings of the brand, hidden from assistive technology', () => {
  const { container } = render(
    <UiProvider texts={ru} brand={brand}>
      {parts}
    </UiProvider>,
  )
  expect(screen.getByRole('link', { name: 'Orangery' })).toBeTruthy()
  const drawings = [...container.querySelectorAll('svg')]
  expect(drawings.map((svg) => svg.dataset['drawing'])).toEqual(['mark', 'mark', 'notFoundArt', 'emptyArt', 'crown'])
  expect(drawings.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})

it("UiProvider keeps Cassiopeia's name and drawings where the brand has none", () => {
  const { container } = render(
    <UiProvider texts={ru} brand={{ mark: drawing('mark') }}>
      {parts}
    </UiProvider>,
  )
  expect(screen.getByRole('link', { name: 'Cassiopeia' })).toBeTruthy()
  expect(container.querySelectorAll('[data-drawing]')).toHaveLength(2)
  expect(container.querySelectorAll('svg')).toHaveLength(5)
})
