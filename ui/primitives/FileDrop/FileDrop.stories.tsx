import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const scan = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><rect width="90" height="60" fill="${fill}"/><circle cx="25" cy="28" r="12" fill="#fff8"/><path d="M48 18h32M48 30h32M48 42h20" stroke="#fff8" stroke-width="5"/></svg>`,
  )}`
const first = {
  id: '1',
  name: localized({ ru: 'Разворот паспорта с фотографией.jpg', en: 'Passport, the page with the photo.jpg' }),
  size: localized({ ru: '2,4 МБ', en: '2.4 MB' }),
  preview: scan('#7a2f3c'),
}
const second = {
  id: '2',
  name: localized({ ru: 'IMG_20261118_193427_прописка.webp', en: 'IMG_20261118_193427_residence.webp' }),
  size: localized({ ru: '3,1 МБ', en: '3.1 MB' }),
  preview: null,
}

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: localized({ ru: 'Фотографии паспорта', en: 'Passport photos' }),
    text: localized({ ru: 'Перетащите фотографии сюда', en: 'Drop photos here' }),
    hint: localized({ ru: 'JPEG, PNG или WebP, до 10 МБ каждая', en: 'JPEG, PNG or WebP, up to 10 MB each' }),
    button: localized({ ru: 'Выбрать файлы', en: 'Choose files' }),
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    max: 3,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    removeLabel: String,
  },
  render: (args, { globals }) => (
    <FileDrop
      {...args}
      removeLabel={(name) => `${pickText({ ru: 'Убрать', en: 'Remove' }, globals['language'])} ${name}`}
    />
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
  parameters: { docs: { story: { autoplay: true } } },
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
    error: localized({
      ru: 'Нужны обе страницы: с фотографией и с пропиской',
      en: 'You need both pages: the photo page and the address page',
    }),
    files: [
      {
        ...first,
        size: localized({ ru: '14 МБ', en: '14 MB' }),
        error: localized({
          ru: 'Больше 10 МБ: уменьшите фотографию или снимите заново',
          en: 'Over 10 MB: make the photo smaller or take it again',
        }),
      },
    ],
  },
}

export const Sending: Story = {
  args: {
    max: 2,
    disabled: true,
    files: [first, second],
    progress: {
      label: localized({ ru: 'Отправляем', en: 'Sending' }),
      value: 3.6,
      max: 5.5,
      valueText: localized({ ru: '3,6 из 5,5 МБ', en: '3.6 of 5.5 MB' }),
    },
  },
}

export const Disabled: Story = { args: { disabled: true } }
