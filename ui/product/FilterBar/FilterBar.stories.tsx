import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipGroup, FilterBar, TextField } from '#ui/index.ts'
import { pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Product/FilterBar',
  component: FilterBar,
  args: { types: null, tools: null },
  render: (_, { globals }) => (
    <FilterBar
      types={
        <ChipGroup
          label={pickText({ ru: 'Тип игр', en: 'Game types' }, globals['language'])}
          value="all"
          chips={[
            { id: 'all', label: pickText({ ru: 'Все', en: 'All' }, globals['language']), href: '#all' },
            { id: 'hot', label: pickText({ ru: 'Горячие', en: 'Hot' }, globals['language']), href: '#hot' },
          ]}
        />
      }
      tools={
        <TextField
          type="search"
          icon="search"
          labelHidden
          label={pickText({ ru: 'Найти игру', en: 'Find a game' }, globals['language'])}
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
