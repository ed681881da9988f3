import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { noPicture } from '#storybook/chromatic.ts'
import type { ReportedFinding } from '../report.ts'
import type { PictureUrl } from './PictureViews.tsx'
import { ReviewPage } from './ReviewPage.tsx'

/** Storybook pads stories, and this page fills the window. */
const STORY_PADDING = 16

const cluster = {
  kind: 'changed',
  component: 'Button',
  box: { left: 64, top: 168, right: 195, bottom: 211 },
  approvedTop: 168,
  count: 5808,
  before: '#ffc857',
  after: '#ff9f5a',
  fingerprint: 'Button 48 #ffc857 → #ff9f5a',
} as const
const size = { width: 480, height: 260 }

const changedButton = (id: string): ReportedFinding => ({
  id,
  kind: 'changed',
  detail: '5808 pixels in 64,168 – 195,211',
  sha: 'a1b2c3d4e5f60718',
  source: 'source',
  sizes: { approved: size, taken: size },
  clusters: [cluster],
  contrasts: [{ text: 'Deposit', before: 11.98, after: 8.61, required: 4.5 }],
  sources: ['ui/primitives/Button/Button.css.ts'],
})

const findings: ReportedFinding[] = [
  changedButton('product-bonuscard--available/1440-ru-night'),
  changedButton('product-bonuscard--active/390-en-night'),
  {
    id: 'product-bonuscard--active/en',
    kind: 'tree',
    detail: '1 line',
    sha: 'b1c2d3e4f5061728',
    source: 'source',
    approved: '- heading "Bonus"\n- button "Activate"',
    taken: '- heading "Bonus"\n- button "Cancel"',
    sources: [],
  },
  {
    id: 'screens-home--full/390-ru-day',
    kind: 'failed',
    detail: 'console error: 404 for /fox.svg',
    sha: null,
    source: 'source',
  },
]

const matched = ['product-bonuscard--available/390-en-day', 'product-bonuscard--available/ru']

const draw = (button: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#0a0e1f"/><rect x="40" y="24" width="400" height="212" rx="16" fill="#121831"/><rect x="64" y="52" width="140" height="16" rx="4" fill="#f2f4ff"/><rect x="64" y="96" width="300" height="8" rx="4" fill="#a6b0da"/><rect x="64" y="120" width="240" height="8" rx="4" fill="#a6b0da"/><rect x="64" y="168" width="132" height="44" rx="12" fill="${button}"/></svg>`)}`
const pictureUrl: PictureUrl = (_, kind) =>
  draw({ expected: '#ffc857', actual: '#ff9f5a', second: '#ff9f5a', difference: '#e60028' }[kind])

const meta = {
  title: 'Review/ReviewPage',
  component: ReviewPage,
  // The journey of the review page tests it.
  parameters: { chromatic: noPicture },
  decorators: [
    (Story) => (
      <div style={{ margin: -STORY_PADDING }}>
        <Story />
      </div>
    ),
  ],
  args: { findings, matched, pictureUrl, storybook: '/', apply: null, folder: '/home/reviewer/pictures-to-review' },
} satisfies Meta<typeof ReviewPage>

export default meta
type Story = StoryObj<typeof meta>

const pressKeys = (keys: string) => userEvent.keyboard(keys)

export const Changes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 3 judged')
    await pressKeys('a')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 judged')
    await pressKeys('u')
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('product › bonuscard › available')
    await expect(canvas.getByText('390 px, en, day')).toBeVisible()
  },
}

export const Swipe: Story = {
  play: async ({ canvas }) => {
    await pressKeys('2')
    await expect(canvas.getByRole('slider')).toHaveValue('50')
  },
}

export const Tree: Story = {
  play: async ({ canvas }) => {
    await pressKeys('jj')
    await expect(canvas.getByText('- button "Cancel"', { exact: false })).toBeVisible()
  },
}

export const FailedCheck: Story = {
  args: {
    findings: [
      {
        id: 'product-bonuscard--available/checks',
        kind: 'failed',
        detail: 'axe, night: button-name: Buttons must have discernible text\n  button.icon',
        sha: null,
        source: 'source',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed')).toBeVisible()
    await expect(canvas.getByText(/button\.icon/u)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Approve/u })).toBeDisabled()
  },
}

export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    await pressKeys('r')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('dialog', { name: 'Reject' })).toBeVisible()
    await expect(page.getByLabelText('What is wrong?')).toHaveFocus()
  },
}

export const Finishing: Story = {
  args: { apply: fn(async () => ({ approved: [], rejected: [], problem: null })) },
  play: async ({ canvasElement }) => {
    await pressKeys('ae')
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('button', { name: 'Apply 2 approvals' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to review')).toBeVisible()
  },
}
