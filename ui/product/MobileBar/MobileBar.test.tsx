import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, expectTypeOf, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { MobileBar, type MobileBarItem } from './MobileBar.tsx'

const bar = (onPress: () => void = () => undefined, probe?: ProbeProps) => (
  <MobileBar
    {...probe}
    label="Быстрый доступ"
    items={[
      { id: 'games', label: 'Игры', icon: 'games', href: '/', current: true },
      { id: 'menu', label: 'Меню', icon: 'menu', expanded: false, onPress },
    ]}
  />
)

describeComponent('MobileBar', (probe) => bar(undefined, probe))

it('MobileBar marks the current page and the state of its panels', async () => {
  const onPress = vi.fn()
  renderUi(bar(onPress))
  expect(screen.getByRole('link', { name: 'Игры' }).getAttribute('aria-current')).toBe('page')
  const menu = screen.getByRole('button', { name: 'Меню', expanded: false })
  expect(menu.getAttribute('aria-haspopup')).toBe('dialog')
  await userEvent.click(menu)
  expect(onPress).toHaveBeenCalledOnce()
})

it('MobileBarItem is a link or a button, with its state', () => {
  interface Base {
    id: string
    label: string
    icon: 'menu'
  }
  expectTypeOf<Base & { href: string; current: boolean }>().toExtend<MobileBarItem>()
  expectTypeOf<Base & { expanded: boolean; onPress: () => void }>().toExtend<MobileBarItem>()
  expectTypeOf<Base & { href: string }>().not.toExtend<MobileBarItem>()
  expectTypeOf<Base & { expanded: boolean }>().not.toExtend<MobileBarItem>()
})
