import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Combobox, Dialog } from '#ui/index.ts'
import { countries } from '#stories/fixtures/countries.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { inDialog } from '#stories/fixtures/in-dialog.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    label: localized({ ru: 'Страна', en: 'Country' }),
    openLabel: localized({ ru: 'Все страны', en: 'All countries' }),
    emptyText: localized({ ru: 'Такой страны нет', en: 'No such country' }),
    placeholder: localized({ ru: 'Начните вводить название', en: 'Start typing its name' }),
    options: [],
    value: '',
    onValueChange: fn(),
  },
  render: (args, { globals }) => {
    const [value, setValue] = useState(args.value)
    return <Combobox {...args} options={countries(globals['language'])} value={value} onValueChange={setValue} />
  },
  decorators: [narrow],
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = {
  args: { value: 'KZ', hint: localized({ ru: 'Как в паспорте', en: 'As in your passport' }) },
}

export const Found: Story = {
  parameters: ownFrame(460),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    const options = () => within(document.body).getAllByRole('option')
    await userEvent.click(field)
    const optionCount = options().length
    const name = options()[1]?.textContent ?? ''
    await userEvent.keyboard(name.toUpperCase())
    await expect(options()[0]).toHaveTextContent(name)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(name)
    await userEvent.clear(field)
    await userEvent.type(field, name.slice(0, 2))
    await expect(options().length).toBeLessThan(optionCount)
  },
}

export const WholeList: Story = {
  parameters: ownFrame(460),
  args: { value: 'BY' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const chosen = within(document.body).getByRole('option', { selected: true })
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    // The selected option is centred: the screenshot depends on the scroll position of the list.
    const list = within(document.body).getByRole('listbox')
    await waitFor(() => expect(Math.abs(middleOf(chosen) - middleOf(list))).toBeLessThanOrEqual(1))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NothingFound: Story = {
  parameters: ownFrame(180),
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole('combobox'), pickText({ ru: 'ъъъ', en: 'zzz' }, globals['language']))
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
}

export const Invalid: Story = { args: { error: localized({ ru: 'Обязательное поле', en: 'Required field' }) } }

export const Disabled: Story = { args: { value: 'RU', disabled: true } }

export const InDialog: Story = {
  parameters: ownFrame(460),
  render: (args, { globals }) => {
    const [value, setValue] = useState(args.value)
    const { language } = globals
    return (
      <Dialog open onOpenChange={fn()} title={pickText({ ru: 'Ваши данные', en: 'Your details' }, language)}>
        <Combobox {...args} options={countries(language)} value={value} onValueChange={setValue} />
      </Dialog>
    )
  },
  play: async () => {
    const dialog = await inDialog()
    await userEvent.click(dialog.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(dialog.getAllByRole('option')[0]).toBeVisible()
  },
}
