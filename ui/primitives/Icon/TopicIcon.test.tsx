import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TopicIcon, topicNames } from './TopicIcon.tsx'

describeComponent('TopicIcon', () => <TopicIcon topic="account" />)

it('TopicIcon draws every topic, silently', () => {
  const { container } = renderUi(
    <>
      {topicNames.map((topic) => (
        <TopicIcon key={topic} topic={topic} />
      ))}
    </>,
  )
  const drawn = [...container.querySelectorAll('svg')]
  expect(drawn).toHaveLength(topicNames.length)
  expect(new Set(drawn.map(({ innerHTML }) => innerHTML)).size).toBe(topicNames.length)
  expect(drawn.every((svg) => svg.getAttribute('aria-hidden') === 'true')).toBe(true)
})
