import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TournamentBanner } from './TournamentBanner.tsx'

const figures = [{ label: 'Фонд', value: '500 000 ₽', money: true }]

describeComponent('TournamentBanner', (probe) => (
  <TournamentBanner {...probe} name="Полярная гонка" image="/a.svg" status="Идёт" tone="current" figures={figures} />
))

it('TournamentBanner has a page heading and a status text, and renders no empty parts', () => {
  const { container } = renderUi(
    <TournamentBanner name="Полярная гонка" image={null} status="Завершён" tone="past" figures={[]} />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Полярная гонка')
  expect(screen.getByText('Завершён')).toBeTruthy()
  expect(container.querySelector('img, dl')).toBeNull()
  expect(container.querySelectorAll('header > div')).toHaveLength(1)
})

it('TournamentBanner is read in the order state, name, figures, action, rules, own place', () => {
  renderUi(
    <TournamentBanner
      name="Полярная гонка"
      image="/a.svg"
      status="Идёт"
      tone="current"
      figures={figures}
      action={<a href="/games">Играть</a>}
      rules="40 мест"
      standing="Моё место"
    />,
  )
  expect(screen.getByRole('banner').textContent).toBe('ИдётПолярная гонкаФонд500 000 ₽Играть40 местМоё место')
})
