import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { FieldIcon } from './FieldIcon.tsx'
import { Icon, iconNames } from './Icon.tsx'

describeComponent('Icon', (probe) => <Icon {...probe} name="heart" />)
describeComponent('FieldIcon', (probe) => <FieldIcon {...probe} action="copy" />)

it.each(iconNames)('Icon %s is hidden from assistive technology', (name) => {
  renderUi(<Icon name={name} />)
  const svg = document.querySelector('svg')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.childElementCount).toBeGreaterThan(0)
})
