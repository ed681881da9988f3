import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Accordion, FactList, Link, Stack, Text, type AccordionProps } from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Primitives/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      {
        id: 'withdraw',
        title: localized({ ru: 'Как вывести деньги?', en: 'How do I withdraw money?' }),
        content: localized({
          ru: 'Заявка обрабатывается в течение трёх часов.',
          en: 'Requests are processed within three hours.',
        }),
      },
      {
        id: 'passport',
        title: localized({ ru: 'Нужен ли паспорт?', en: 'Do I need a passport?' }),
        content: localized({
          ru: 'Да, перед первым выводом: две фотографии.',
          en: 'Yes, before the first withdrawal: two photos.',
        }),
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { visual: { motion: 'on click' } } }

export const FirstOpen: Story = { args: { defaultOpen: ['withdraw'] } }

export const ByKeyboard: Story = {
  parameters: ownFrame(240),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus()
  },
}

/** A component of its own: Storybook's source view never ends on elements inside of a story's objects. */
function RichAccordion({ language, ...props }: AccordionProps & { language: unknown }) {
  return (
    <Accordion
      {...props}
      items={[
        {
          id: 'limits',
          title: pickText({ ru: 'Сколько можно вывести?', en: 'How much can I withdraw?' }, language),
          content: (
            <FactList
              rows
              facts={[
                {
                  id: 'once',
                  label: pickText({ ru: 'За раз', en: 'At once' }, language),
                  value: inLanguage('15 000 ₽', language),
                },
                {
                  id: 'day',
                  label: pickText({ ru: 'В сутки', en: 'A day' }, language),
                  value: inLanguage('30 000 ₽', language),
                },
              ]}
            />
          ),
        },
        {
          id: 'papers',
          title: pickText({ ru: 'Какие документы нужны?', en: 'Which documents do you need?' }, language),
          content: (
            <Stack gap={3}>
              <Text>{pickText({ ru: 'Паспорт: две фотографии.', en: 'Your passport: two photos.' }, language)}</Text>
              <Link href="#verification">
                {pickText({ ru: 'Отправить документы', en: 'Send the documents' }, language)}
              </Link>
            </Stack>
          ),
        },
      ]}
    />
  )
}

/** Facts and links; several items may be open. */
export const Rich: Story = {
  args: { defaultOpen: ['limits', 'papers'], items: [] },
  render: (args, { globals }) => <RichAccordion {...args} language={globals['language']} />,
}

/** A title wraps beside its arrow. */
export const LongTitles: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: localized({
          ru: 'Что делать, если перевод ушёл из банка больше часа назад, а на балансе его всё ещё нет?',
          en: 'What should I do if the transfer left my bank more than an hour ago and still isn’t in my balance?',
        }),
        content: localized({
          ru: 'Напишите в поддержку номер заявки: деньги не потеряются.',
          en: 'Send the number of the request to support: your money isn’t lost.',
        }),
      },
    ],
  },
  decorators: [narrow],
}

/** It can't be opened, and its title says why. */
export const Disabled: Story = {
  args: {
    items: [
      {
        id: 'sums',
        title: localized({ ru: 'Итоги ноября', en: 'Results of November' }),
        content: localized({ ru: 'Пополнения, выводы, ставки.', en: 'Deposits, withdrawals, bets.' }),
      },
      {
        id: 'next',
        title: localized({ ru: 'Итоги декабря: откроются 1 января', en: 'Results of December: from 1 January' }),
        content: '',
        disabled: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')[1]).toBeDisabled()
  },
}

/** Search in the page and a link with a fragment open the item that they lead to. */
export const Linked: Story = {
  args: { targetId: 'passport' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('button')[1]).toHaveAttribute('aria-expanded', 'true')
    canvasElement.querySelector('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch'))
    await waitFor(() => expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-expanded', 'true'))
  },
}
