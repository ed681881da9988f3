import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ConditionPanel } from './ConditionPanel.tsx'

const met = [
  { id: 'profile', label: 'Профиль заполнен', note: 'контакты подтверждены' },
  { id: 'limit', label: 'Лимит не исчерпан' },
]
const unmet = [{ id: 'stakes', content: 'Не хватает ставок' }]
const panel = (probe?: ProbeProps, missing = unmet) => (
  <ConditionPanel
    {...probe}
    title="Пока нельзя"
    note="Остальное выполнено."
    open={missing.length === 0}
    unmet={missing}
    met={met}
    metSummary="Выполнено 2 из 3"
  />
)

describeComponent('ConditionPanel', (probe) => panel(probe))

afterEach(() => void vi.restoreAllMocks())

describe('ConditionPanel', () => {
  it('is a region with the sentence as its name', () => {
    renderUi(panel())
    expect(screen.getByRole('region', { name: 'Пока нельзя' }).textContent).toContain('Остальное выполнено.')
  })

  it('has an arc for each condition and a line for each unmet one', () => {
    const { container } = renderUi(panel())
    const arcs = [...container.querySelectorAll('circle')].filter(({ dataset }) => dataset['state'] !== undefined)
    expect(arcs.map(({ dataset }) => dataset['state'])).toEqual(['met', 'met', 'unmet'])
    expect(screen.getByText('2/3')).toBeTruthy()
    const line = document.getElementById('stakes')
    line?.focus()
    expect(document.activeElement?.textContent).toBe('Не хватает ставок')
  })

  it('lists what is met, with its details', () => {
    renderUi(panel())
    const list = within(screen.getByRole('list', { name: 'Выполнено 2 из 3' }))
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Профиль заполненконтакты подтверждены',
      'Лимит не исчерпан',
    ])
  })

  it('folds what is met once nothing is missing', async () => {
    const { container } = renderUi(panel(undefined, []))
    const fold = container.querySelector('details')
    expect(fold?.open).toBe(false)
    await userEvent.click(screen.getByText('Выполнено 2 из 3'))
    expect(fold?.open).toBe(true)
  })

  it('folds what is met on a phone', () => {
    const original = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...original(query),
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { container } = renderUi(panel())
    expect(container.querySelector('details')?.open).toBe(false)
  })
})
