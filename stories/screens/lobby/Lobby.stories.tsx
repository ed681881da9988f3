import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  AccountBar,
  ChipGroup,
  FilterBar,
  GameGrid,
  GameTile,
  MobileBar,
  NoticeBanner,
  PageFrame,
  SiteFooter,
  SiteHeader,
  Stack,
  VisuallyHidden,
} from '#ui/index.ts'
import mobileBar from '#ui/product/MobileBar/MobileBar.stories.tsx'
import noticeBanner from '#ui/product/NoticeBanner/NoticeBanner.stories.tsx'
import siteFooter from '#ui/product/SiteFooter/SiteFooter.stories.tsx'
import siteHeader from '#ui/product/SiteHeader/SiteHeader.stories.tsx'
import { account } from '#stories/fixtures/account.ts'
import { inLanguage, pickText, type Words } from '#stories/fixtures/localized.ts'
import { gameNames, providerNames } from '#stories/fixtures/names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const PICTURES = ['fox.svg', 'gems.svg', 'train.svg', 'wheel.svg'] as const
const providers = Object.values(providerNames)

/** The lobby as a whole, made of the components of the design system: from the notice to the bar of a phone. */
function Lobby({ language }: { language: unknown }) {
  const say = (words: Words): string => pickText(words, language)
  const names = Object.values(gameNames).slice(0, 10)
  const bar = inLanguage(mobileBar.args, language)
  return (
    <>
      <PageFrame
        skipLabel={say({ ru: 'Перейти к содержанию', en: 'Skip to content' })}
        header={
          <>
            <NoticeBanner {...inLanguage(noticeBanner.args, language)} />
            <SiteHeader
              {...inLanguage(siteHeader.args, language)}
              account={<AccountBar {...inLanguage(account, language)} />}
            />
          </>
        }
        footer={<SiteFooter {...inLanguage(siteFooter.args, language)} />}
      >
        <VisuallyHidden as="h1">{say({ ru: 'Игры', en: 'Games' })}</VisuallyHidden>
        <Stack gap={6}>
          <FilterBar
            types={
              <ChipGroup
                label={say({ ru: 'Тип игр', en: 'Game types' })}
                value="all"
                chips={[
                  { id: 'all', label: say({ ru: 'Все', en: 'All' }), href: '#all' },
                  { id: 'hot', label: say({ ru: 'Горячие', en: 'Hot' }), href: '#hot' },
                  { id: 'new', label: say({ ru: 'Новые', en: 'New' }), href: '#new' },
                  { id: 'tables', label: say({ ru: 'Столы', en: 'Tables' }), href: '#tables' },
                ]}
              />
            }
            tools={null}
          />
          <GameGrid label={say({ ru: 'Список игр', en: 'Game list' })} onNavigate={fn()}>
            {names.map((name, index) => (
              <GameTile
                key={name}
                gameId={index}
                name={inLanguage(name, language)}
                shortName={inLanguage(name, language)}
                provider={inLanguage(providers[index % providers.length] ?? '', language)}
                image={PICTURES[index % PICTURES.length] ?? null}
                online={String(214 - index * 17)}
                badge={index === 1 ? 'new' : null}
                badgeText="NEW"
                playHref="#play"
                demoHref="#demo"
                favourites={null}
                priority
              />
            ))}
          </GameGrid>
        </Stack>
      </PageFrame>
      <MobileBar
        label={bar.label}
        items={bar.items
          .filter(({ id }) => id !== 'providers')
          .map((item) => ('expanded' in item ? { ...item, expanded: false } : item))}
      />
    </>
  )
}

const meta = {
  title: 'Screens/Lobby',
  parameters: ownFrame(844),
  render: (_, { globals }) => <Lobby language={globals['language']} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The header stays at the top and the bar of a phone at the bottom; the notice scrolls away. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(10)
  },
}
