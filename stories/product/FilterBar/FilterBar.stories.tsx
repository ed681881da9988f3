import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipGroup, FilterBar, TextField } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'

const meta = {
  title: 'Product/FilterBar',
  component: FilterBar,
  args: { types: null, tools: null },
  render: (_, { globals }) => (
    <FilterBar
      types={
        <ChipGroup
          label={say('Тип игр', globals['language'])}
          value="all"
          chips={[
            { id: 'all', label: say('Все', globals['language']), href: '#all' },
            { id: 'hot', label: say('Горячие', globals['language']), href: '#hot' },
          ]}
        />
      }
      tools={
        <TextField
          type="search"
          icon="search"
          labelHidden
          label={say('Найти игру', globals['language'])}
          value=""
          onValueChange={() => undefined}
        />
      }
    />
  ),
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
