import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  Button,
  ButtonLink,
  Columns,
  ProofHashes,
  ProofNumbers,
  ProofPays,
  ProofSteps,
  ProofSymbols,
  ProofWin,
  Surface,
} from '#ui/index.ts'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { HASH, proofStateTexts, proofSteps, proofVerdict } from '#stories/fixtures/round-proof.tsx'

const meta = {
  title: 'Product/ProofSteps',
  component: ProofSteps,
  args: {
    label: localized({ ru: 'Проверка раунда', en: 'Round proof' }),
    stateTexts: proofStateTexts,
    steps: [],
    verdict: { state: 'passed', title: '' },
  },
  decorators: (Story) => (
    <Surface>
      <Story />
    </Surface>
  ),
} satisfies Meta<typeof ProofSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Passed: Story = {
  render: (args, { globals: { language } }) => (
    <ProofSteps
      {...args}
      steps={proofSteps(language, ['passed', 'passed', 'passed', 'passed'])}
      verdict={proofVerdict(
        language,
        'passed',
        { ru: 'Раунд честный: 4 шага из 4', en: 'Fair round: 4 of 4 steps passed' },
        {
          ru: 'Посчитано в вашем браузере, сервер не спрашивали.',
          en: 'Computed in your browser, without the server.',
        },
      )}
      action={<Button>{pickText({ ru: 'Скопировать для проверки', en: 'Copy for checking' }, language)}</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent(/^9f3c5d1be07a42c8[\da-f]{48}$/u)
    await expect(canvas.getByRole('status')).toHaveTextContent(/4/u)
  },
}

/** The seed of the round is still in use. */
export const SeedNotOpen: Story = {
  render: (args, { globals: { language } }) => (
    <ProofSteps
      {...args}
      steps={proofSteps(language, ['waiting', 'waiting', 'waiting', 'waiting'])}
      verdict={proofVerdict(
        language,
        'waiting',
        { ru: 'Проверка ждёт сида', en: 'Waiting for the seed' },
        {
          ru: 'После смены сида раунд проверится сам. Прошлые раунды от неё не меняются.',
          en: 'The round is checked once you change the seed. Past rounds stay the same.',
        },
      )}
      action={<Button>{pickText({ ru: 'Сменить сид', en: 'Change seed' }, language)}</Button>}
    />
  ),
}

export const Failed: Story = {
  render: (args, { globals: { language } }) => (
    <ProofSteps
      {...args}
      steps={proofSteps(language, ['failed', 'waiting', 'waiting', 'waiting'])}
      verdict={proofVerdict(
        language,
        'failed',
        { ru: 'Раунд не сошёлся на шаге 1', en: 'Round failed at step 1' },
        {
          ru: 'Ставка не пропадёт: напишите нам, мы проверим раунд вручную.',
          en: 'Your stake isn’t lost: write to us and we’ll check the round by hand.',
        },
      )}
      action={
        <>
          <ButtonLink href="#">{pickText({ ru: 'Написать в поддержку', en: 'Contact support' }, language)}</ButtonLink>
          <Button>{pickText({ ru: 'Скопировать для проверки', en: 'Copy for checking' }, language)}</Button>
        </>
      }
    />
  ),
}

export const Computing: Story = {
  render: (args, { globals: { language } }) => (
    <ProofSteps
      {...args}
      steps={proofSteps(language, ['passed', 'computing', 'computing', 'computing'])}
      verdict={proofVerdict(language, 'computing', { ru: 'Считаем раунд', en: 'Computing the round' })}
    />
  ),
}

/** The parts that a step shows as its evidence. A number below 37 depends on all digits. */
export const Evidence: Story = {
  render: (args, { globals: { language } }) => (
    <Columns>
      <ProofHashes hashes={[{ id: 'hash', label: 'SHA-256', value: HASH }]} />
      <ProofNumbers
        label={args.label}
        numbers={[
          {
            id: 'drawn',
            source: '112ac78a',
            deciding: 8,
            number: pickText({ ru: '15 из 37', en: '15 of 37' }, language),
          },
        ]}
      />
      <ProofPays
        label={args.label}
        pays={[
          {
            id: 'red',
            label: pickText({ ru: 'Красное · 50 ₽', en: 'Red · 50 ₽' }, language),
            amount: '100 ₽',
            isPaid: true,
          },
          {
            id: 'dozen',
            label: pickText({ ru: 'Дюжина 2 · 20 ₽', en: 'Dozen 2 · 20 ₽' }, language),
            amount: '0 ₽',
            isPaid: false,
          },
        ]}
      />
      <ProofWin terms="10 ₽ × 36" win={inLanguage('360 ₽', language)} />
    </Columns>
  ),
}

/** Reels are a grid of smaller pictures; without pictures the names are shown, with a mark such as a held card. */
export const Symbols: Story = {
  render: (args, { globals: { language } }) => (
    <>
      <ProofSymbols
        label={args.label}
        layout="reels"
        symbols={Array.from({ length: 15 }, (_, index) => ({
          id: String(index),
          label: pickText({ ru: 'слива', en: 'plum' }, language),
          image: 'plum.svg',
        }))}
      />
      <br />
      <ProofSymbols
        label={args.label}
        symbols={[
          { ru: 'валет черв', en: 'jack of hearts' },
          { ru: 'валет пик', en: 'jack of spades' },
          { ru: 'дама пик', en: 'queen of spades' },
        ].map((card, index, cards) => ({
          id: card.ru,
          label: pickText(card, language),
          image: null,
          ...(index === cards.length - 1 ? {} : { mark: pickText({ ru: 'оставили', en: 'held' }, language) }),
        }))}
      />
    </>
  ),
}
