import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '#ui/index.ts'
import { say } from '#stories/fixtures/dictionary.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const scan = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="${fill}"/><circle cx="25" cy="28" r="12" fill="#fff8"/><path d="M48 18h32M48 30h32M48 42h20" stroke="#fff8" stroke-width="5"/></svg>`,
  )}`
const first = { id: '1', name: 'Разворот паспорта с фотографией.jpg', size: '2,4 МБ', preview: scan('#7a2f3c') }
const second = { id: '2', name: 'IMG_20261118_193427_прописка.heic', size: '3,1 МБ', preview: null }

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Фотографии паспорта',
    text: 'Перетащите фотографии сюда',
    hint: 'JPEG, PNG или HEIC, до 10 МБ каждая',
    button: 'Выбрать файлы',
    accept: ['image/jpeg', 'image/png', 'image/heic'],
    max: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    removeLabel: (name: string) => `Убрать ${name}`,
  },
  render: (args, { globals }) => (
    <FileDrop {...args} removeLabel={(name) => `${say('Убрать', globals['language'])} ${name}`} />
  ),
  decorators: [narrow],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (input === null) throw new Error('There is no field for files.')
    await userEvent.upload(input, new File(['…'], 'passport.jpg', { type: 'image/jpeg' }))
    await expect(args.onAdd).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(input).toHaveFocus()
  },
}

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (input === null) throw new Error('There is no field for files.')
    await fireEvent.dragOver(input)
    await waitFor(() => expect(canvasElement.querySelector('[data-over]')).not.toBeNull())
  },
}

export const Some: Story = {
  args: { files: [first, second] },
  play: async ({ args, canvas }) => {
    const [remove] = canvas.getAllByRole('button')
    if (remove === undefined) throw new Error('No file can be taken away.')
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledWith('1')
    remove.blur()
  },
}

export const Full: Story = { args: { max: 2, files: [first, second] } }

export const Invalid: Story = {
  args: {
    error: 'Нужны обе страницы: с фотографией и с пропиской',
    files: [{ ...first, size: '14 МБ', error: 'Больше 10 МБ: уменьшите фотографию или снимите заново' }],
  },
}

export const Sending: Story = {
  args: {
    max: 2,
    disabled: true,
    files: [first, second],
    progress: { label: 'Отправляем', value: 3.6, max: 5.5, valueText: '3,6 из 5,5 МБ' },
  },
}

export const Disabled: Story = { args: { disabled: true } }
