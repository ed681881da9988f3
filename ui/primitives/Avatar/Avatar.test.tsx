import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Avatar } from './Avatar.tsx'

describeComponent('Avatar', () => <Avatar name="Марина Кузнецова" />)

const drawn = () => document.querySelector('[data-component="Avatar"]')

it.each([
  ['Марина Кузнецова', 'МК'],
  ['  анна   мария  петрова ', 'АМ'],
  ['marina@example.ru', 'M'],
  ['«Ёжик»', 'Ё'],
  ['7 звёзд', 'З'],
])('Avatar draws %j as %s, silently', (name, letters) => {
  renderUi(<Avatar name={name} />)
  expect(drawn()?.textContent).toBe(letters)
  expect(drawn()?.getAttribute('aria-hidden')).toBe('true')
})

it.each(['', '  ', '+7 999 123-45-67'])('Avatar draws %j, which has no letters, as a person', (name) => {
  renderUi(<Avatar name={name} size="large" />)
  expect(drawn()?.querySelector('svg')).not.toBeNull()
})

it('Avatar gives one name one colour, whatever the size', () => {
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
