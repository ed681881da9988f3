import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { RealityCheck } from './RealityCheck.tsx'

const figures = [
  { id: 'time', label: 'Время', value: '1:00:04' },
  { id: 'net', label: 'Итог', value: '−370 ₽' },
]
const title = 'Вы играете час'
const description = 'Вы просили напомнить.'

describeComponent(
  'RealityCheck',
  (probe) => <RealityCheck {...probe} open {...{ title, description, figures }} actions={[]} />,
  'Dialog',
)

describe('RealityCheck', () => {
  it('is ended by its answers only', async () => {
    const onClick = vi.fn()
    renderUi(
      <RealityCheck
        open
        {...{ title, description, figures }}
        actions={[{ id: 'go', label: 'Играть дальше', onClick }]}
      />,
    )
    const dialog = screen.getByRole('alertdialog', { name: title, description })
    await userEvent.keyboard('{Escape}')
    // Nothing is preselected: the dialog itself has the focus, and the first key goes to no answer.
    expect(document.activeElement).toBe(dialog)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(document.body)
    expect(document.body.contains(dialog)).toBe(true)
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Играть дальше'])
    await userEvent.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('shows nothing while it is closed', () => {
    renderUi(<RealityCheck open={false} {...{ title, description, figures }} actions={[]} />)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('pairs each figure with its label', () => {
    renderUi(<RealityCheck open {...{ title, description, figures }} actions={[]} />)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Время', 'Итог'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1:00:04', '−370 ₽'])
  })
})
