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
import { say } from '#stories/fixtures/dictionary.ts'
import { HASH, proofStateTexts, proofSteps, proofVerdict } from '#stories/fixtures/round-proof.tsx'

const meta = {
  title: 'Product/ProofSteps',
  component: ProofSteps,
  args: {
    label: 'Проверка раунда',
    stateTexts: proofStateTexts('ru'),
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
        'Раунд честный: 4 шага из 4',
        'Посчитано в вашем браузере, сервер не спрашивали.',
      )}
      action={<Button>{say('Скопировать для проверки', language)}</Button>}
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
        'Проверка ждёт сида',
        'После смены сида раунд проверится сам. Прошлые раунды от неё не меняются.',
      )}
      action={<Button>{say('Сменить сид', language)}</Button>}
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
        'Раунд не сошёлся на шаге 1',
        'Ставка не пропадёт: напишите нам, мы проверим раунд вручную.',
      )}
      action={
        <>
          <ButtonLink href="#">{say('Написать в поддержку', language)}</ButtonLink>
          <Button>{say('Скопировать для проверки', language)}</Button>
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
      verdict={proofVerdict(language, 'computing', 'Считаем раунд')}
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
          { id: 'drawn', source: '112ac78a', deciding: 8, number: language === 'en' ? '15 of 37' : '15 из 37' },
        ]}
      />
      <ProofPays
        label={args.label}
        pays={[
          { id: 'red', label: say('Красное · 50 ₽', language), amount: '100 ₽', isPaid: true },
          { id: 'dozen', label: say('Дюжина 2 · 20 ₽', language), amount: '0 ₽', isPaid: false },
        ]}
      />
      <ProofWin terms="10 ₽ × 36" win={say('360 ₽', language)} />
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
          label: say('слива', language),
          image: 'plum.svg',
        }))}
      />
      <br />
      <ProofSymbols
        label={args.label}
        symbols={['валет черв', 'валет пик', 'дама пик'].map((card) => ({
          id: card,
          label: say(card, language),
          image: null,
          ...(card === 'дама пик' ? {} : { mark: say('оставили', language) }),
        }))}
      />
    </>
  ),
}
