import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ActionBar } from './ActionBar.tsx'

const bar = (onClick: () => void = () => undefined, probe?: ProbeProps) => (
  <ActionBar
    {...probe}
    fact={{ label: 'Придёт на счёт', value: '501 ₽', isMoney: true, note: 'до 5 минут' }}
    note="Номер карты покажем на следующем шаге"
  >
    <Button tone="primary" size="large" wide onClick={onClick}>
      Перейти к оплате
    </Button>
  </ActionBar>
)

describeComponent('ActionBar', (probe) => bar(undefined, probe))

describe('ActionBar', () => {
  it('reads the fact, the note and the action in this order', () => {
    const { container } = renderUi(bar())
    expect(container.textContent).toBe(
      'Придёт на счёт 501 ₽ · до 5 минутНомер карты покажем на следующем шагеПерейти к оплате',
    )
    expect(screen.getByText('501 ₽').hasAttribute('data-money')).toBe(true)
  })

  it('shows the action alone', async () => {
    const onClick = vi.fn()
    const { container } = renderUi(
      <ActionBar>
        <Button onClick={onClick}>Скопировать</Button>
      </ActionBar>,
    )
    expect(container.textContent).toBe('Скопировать')
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledOnce()
  })
})
