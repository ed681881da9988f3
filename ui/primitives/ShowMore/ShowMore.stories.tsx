import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Alert, ShowMore, Stack, Surface, Text, type ShowMoreProps } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { noResponse } from '#stories/fixtures/messages.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const TOTAL = 7
const PAGE = 3

/** A list of rounds that is shown in threes. */
function Rounds({ language, ...props }: ShowMoreProps & { language: unknown }) {
  const [count, setCount] = useState(props.count)
  const list = useRef<HTMLUListElement>(null)
  return (
    <Surface>
      <Stack gap={4}>
        <ul ref={list}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Text tabular>
                {pickText({ ru: 'Раунд', en: 'Round' }, language)} {48_213 - index}
              </Text>
            </li>
          ))}
        </ul>
        <ShowMore
          {...props}
          count={count}
          hasMore={count < TOTAL}
          status={pickText({ ru: `Показано ${count} из ${TOTAL}`, en: `${count} of ${TOTAL} shown` }, language)}
          onMore={() => setCount(Math.min(TOTAL, count + PAGE))}
          findItems={() => list.current?.children}
        />
      </Stack>
    </Surface>
  )
}

const meta = {
  title: 'Primitives/ShowMore',
  component: ShowMore,
  args: {
    label: localized({ ru: 'Показать ещё', en: 'Show more' }),
    count: PAGE,
    hasMore: true,
    statusShown: true,
    onMore: fn(),
    findItems: () => undefined,
  },
  render: (args, { globals }) => <Rounds {...args} language={globals['language']} />,
  decorators: [narrow],
} satisfies Meta<typeof ShowMore>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

/** In a panel the button fills the width. */
export const Wide: Story = { args: { wide: true } }

export const Busy: Story = { args: { busy: true, label: localized({ ru: 'Загружаем…', en: 'Loading…' }) } }

export const Failed: Story = {
  args: {
    failure: (
      <Alert tone="negative" title={noResponse.title}>
        {noResponse.text}
      </Alert>
    ),
  },
}

/** The button is gone with the last items. */
export const Last: Story = {
  parameters: ownFrame(340),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('listitem')[6]).toHaveFocus()
  },
}
