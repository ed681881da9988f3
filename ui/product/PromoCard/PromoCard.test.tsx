import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PromoCard } from './PromoCard.tsx'

const card = (image: string | null, time: string, probe?: ProbeProps) => (
  <PromoCard {...probe} title="Кешбэк" image={image} time={time} action={<button type="button">Взять</button>}>
    <p>Каждый понедельник.</p>
  </PromoCard>
)

describeComponent('PromoCard', (probe) => card('/a.svg', 'По понедельникам', probe))

it('PromoCard is an article with title, time and action', () => {
  renderUi(card('/a.svg', 'По понедельникам'))
  const article = within(screen.getByRole('article'))
  expect(article.getByRole('heading', { level: 2, name: 'Кешбэк' })).toBeTruthy()
  expect(article.getByText('По понедельникам')).toBeTruthy()
  expect(article.getByRole('button', { name: 'Взять' })).toBeTruthy()
})

it('PromoCard renders no empty elements without picture and time', () => {
  const { container } = renderUi(card(null, ''))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['Каждый понедельник.'])
})
