import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Avatar } from './Avatar.tsx'

describeComponent('Avatar', (probe) => <Avatar {...probe} name="Марина Кузнецова" />)

const avatar = () => document.querySelector('[data-component="Avatar"]')

it.each([
  ['Марина Кузнецова', 'МК'],
  ['  анна   мария  петрова ', 'АМ'],
  ['marina@example.ru', 'M'],
  ['«Ёжик»', 'Ё'],
  ['7 звёзд', 'З'],
])('Avatar shows %j as %s and is hidden from assistive technology', (name, letters) => {
  renderUi(<Avatar name={name} />)
  expect(avatar()?.textContent).toBe(letters)
  expect(avatar()?.getAttribute('aria-hidden')).toBe('true')
})

it.each(['', '  ', '+7 999 123-45-67'])('Avatar shows a person icon for %j, which has no letters', (name) => {
  renderUi(<Avatar name={name} size="large" />)
  expect(avatar()?.querySelector('svg')).not.toBeNull()
})

it('Avatar uses the same hue for the same name at every size', () => {
  const { container } = renderUi(
    <>
      <Avatar name="Марина" />
      <Avatar name="Марина" size="large" />
      <Avatar name="Мариня" />
    </>,
  )
  const [one, same, other] = [...container.children].map((disc) => disc.getAttribute('data-hue'))
  expect(same).toBe(one)
  expect(other).not.toBe(one)
})
