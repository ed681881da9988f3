import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { StatusMark, statusTones } from './StatusMark.tsx'

describeComponent('StatusMark', (probe) => (
  <StatusMark {...probe} tone="waiting">
    В обработке
  </StatusMark>
))

describe('StatusMark', () => {
  it('has a shape of its own for every tone', () => {
    const { container } = renderUi(
      <>
        {statusTones.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            Состояние
          </StatusMark>
        ))}
      </>,
    )
    const shapes = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
    expect(statusTones).toEqual(['waiting', 'done', 'cancelled', 'failed'])
    expect(new Set(shapes).size).toBe(4)
  })

  it('is read as its word only', () => {
    renderUi(<StatusMark tone="failed">Ошибка</StatusMark>)
    const mark = screen.getByText('Ошибка').closest('[data-component="StatusMark"]')
    expect(mark?.textContent).toBe('Ошибка')
    expect(mark?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
