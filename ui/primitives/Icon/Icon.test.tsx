import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Icon, iconNames } from './Icon.tsx'

describeComponent('Icon', () => <Icon name="heart" />)

it.each(iconNames)('%s is a picture that says nothing', (name) => {
  renderUi(<Icon name={name} />)
  const drawing = document.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.childElementCount).toBeGreaterThan(0)
})
