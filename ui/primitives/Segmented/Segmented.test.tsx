import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Segmented, type SegmentedProps } from './Segmented.tsx'

const segments = [
  { value: 'phone', label: 'Телефон' },
  { value: 'email', label: 'E-mail' },
] as const

function ControlledSegmented(props: Partial<SegmentedProps<'phone' | 'email'>>) {
  const [value, setValue] = useState<'phone' | 'email'>('phone')
  return <Segmented {...props} label="Способ" segments={segments} value={value} onValueChange={setValue} />
}

describeComponent('Segmented', (probe) => <ControlledSegmented {...probe} />)

describe('Segmented', () => {
  it('rejects a value that is no option, by type', () => {
    // @ts-expect-error there is no such option
    renderUi(<Segmented label="Способ" segments={segments} value="fax" onValueChange={() => undefined} />)
    expect(screen.getByRole('group', { name: 'Способ' })).toBeTruthy()
  })

  it('is a radio group controlled by click and arrow keys', async () => {
    renderUi(<ControlledSegmented />)
    expect(screen.getByRole('group', { name: 'Способ' })).toBeTruthy()
    await userEvent.click(screen.getByText('E-mail'))
    expect(screen.getByRole('radio', { name: 'E-mail' })).toHaveProperty('checked', true)
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'Телефон' })).toHaveProperty('checked', true)
  })

  it('sets lang on the label of a segment in another language', () => {
    const languages = [{ value: 'ru', label: 'Русский', lang: 'ru' }]
    renderUi(<Segmented label="Language" segments={languages} value="ru" onValueChange={vi.fn()} />)
    expect(screen.getByText('Русский').lang).toBe('ru')
  })

  it('ignores clicks while disabled', async () => {
    renderUi(<ControlledSegmented disabled />)
    await userEvent.click(screen.getByText('E-mail'))
    expect(screen.getByRole('radio', { name: 'Телефон' })).toHaveProperty('checked', true)
  })
})
