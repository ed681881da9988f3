import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { CopyButton } from './CopyButton.tsx'
import { CopyValue } from './CopyValue.tsx'

const number = (probe?: ProbeProps) => (
  <CopyValue
    {...probe}
    label="Номер для звонка"
    value="+7 800 000-00-01"
    copyText="+78000000001"
    href="tel:+78000000001"
  />
)
describeComponent('CopyButton', (probe) => <CopyButton {...probe} label="Скопировать" text="hidden" />)
describeComponent('CopyValue', number)

describe('CopyValue', () => {
  it('copies the machine-readable value and announces it', async () => {
    const user = userEvent.setup()
    renderUi(number())
    expect(screen.getByRole('status').textContent).toBe('')
    await user.click(screen.getByRole('button', { name: 'Скопировать: Номер для звонка' }))
    expect(await navigator.clipboard.readText()).toBe('+78000000001')
    expect(screen.getByRole('status').textContent).toBe('Скопировано')
  })

  it('announces a failed copy and keeps the value selectable', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    renderUi(<CopyValue label="Текст" value="123456" />)
    await user.click(screen.getByRole('button', { name: 'Скопировать: Текст' }))
    expect(screen.getByRole('status').textContent).toContain('Не скопировалось')
    expect(within(screen.getByRole('group', { name: 'Текст' })).getByText('123456')).toBeTruthy()
  })

  it('links the value to its href', () => {
    renderUi(number())
    expect(screen.getByRole('link', { name: '+7 800 000-00-01' }).getAttribute('href')).toBe('tel:+78000000001')
  })
})
