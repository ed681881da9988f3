import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Hero, PromoSlide } from './Hero.tsx'

const slide = (priority: boolean, probe?: ProbeProps) => (
  <PromoSlide
    {...probe}
    image="/slides/1.svg"
    title="300% до 50 000 ₽ и 210 фриспинов"
    text="За первые три депозита."
    action={{ label: 'Получить бонус', href: '/promo' }}
    priority={priority}
  />
)

describeComponent('Hero', (probe) => (
  <Hero {...probe} aside="Регистрация">
    Слайды
  </Hero>
))
describeComponent('PromoSlide', (probe) => slide(true, probe))

describe('PromoSlide', () => {
  it('loads its picture first only with priority', () => {
    const { rerender } = renderUi(slide(true))
    expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high')
    rerender(slide(false))
    expect(document.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })

  it('can show a sandboxed iframe instead of the picture', () => {
    renderUi(
      <PromoSlide
        image="/slides/1.svg"
        frame={{ src: 'https://promo.example/wheel', name: 'Колесо недели' }}
        title=""
        text=""
        action={null}
      />,
    )
    const frame = screen.getByTitle('Колесо недели')
    expect(frame.getAttribute('src')).toBe('https://promo.example/wheel')
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
    expect(document.querySelector('img')).toBeNull()
  })

  it('renders no empty heading or link without texts', () => {
    renderUi(<PromoSlide image={null} title="" text="" action={null} />)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
