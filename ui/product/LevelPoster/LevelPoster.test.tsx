import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { LevelPoster, type LevelPosterProps } from './LevelPoster.tsx'

const levels = ([1, 2, 3, 4, 5, 6] as const).map((level) => ({
  level,
  rank: `Уровень ${level}`,
  name: `Имя ${level}`,
  cashback: { label: 'кешбэк до', value: `${level}0 %` },
  manager: 'Менеджер',
  bonus: '30 000 ₽ за статус',
}))
const poster = (current?: LevelPosterProps['current'], probe?: ProbeProps) => (
  <LevelPoster {...probe} title="Шесть шагов" lead="Кешбэк растёт." label="Уровни" levels={levels} current={current} />
)

describeComponent('LevelPoster', (probe) => poster(undefined, probe))

describe('LevelPoster', () => {
  it('is an ordered list of the levels under a heading of the page', () => {
    renderUi(poster())
    expect(screen.getByRole('heading', { level: 1, name: 'Шесть шагов' })).toBeTruthy()
    const items = within(screen.getByRole('list', { name: 'Уровни' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      levels.map(
        ({ rank, name, cashback }) => `${rank} ${name} кешбэк до ${cashback.value} Менеджер 30 000 ₽ за статус`,
      ),
    )
  })

  it('lights one star more at each level, and leaves the others hollow', () => {
    renderUi(poster())
    const arches = screen.getAllByRole('listitem').map((item) => item.querySelector('[data-level] svg'))
    expect(arches.map((arch) => arch?.querySelectorAll('g').length)).toEqual([1, 2, 3, 4, 5, 5])
    expect(arches.map((arch) => arch?.querySelectorAll(':scope > circle').length)).toEqual([4, 3, 2, 1, 0, 0])
  })

  it('marks the level of the player with a pin, and no level for a guest', () => {
    const { unmount } = renderUi(poster({ level: 3, text: 'Вы здесь, ступень 2' }))
    const current = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true')
    expect(current.map(({ textContent }) => textContent)).toEqual([
      'Уровень 3 Имя 3 кешбэк до 30 % Менеджер 30 000 ₽ за статусВы здесь, ступень 2',
    ])
    unmount()
    renderUi(poster())
    expect(document.querySelector('[aria-current]')).toBeNull()
  })
})
