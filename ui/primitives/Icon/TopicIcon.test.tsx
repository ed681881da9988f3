import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TopicIcon, topicNames } from './TopicIcon.tsx'

describeComponent('TopicIcon', (probe) => <TopicIcon {...probe} topic="account" />)

it('TopicIcon has a different icon for every topic, hidden from assistive technology', () => {
  const { container } = renderUi(
    <>
      {topicNames.map((topic) => (
        <TopicIcon key={topic} topic={topic} />
      ))}
    </>,
  )
  const icons = [...container.querySelectorAll('svg')]
  expect(icons).toHaveLength(topicNames.length)
  expect(new Set(icons.map(({ innerHTML }) => innerHTML)).size).toBe(topicNames.length)
  expect(icons.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})
