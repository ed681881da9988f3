import * as RadixTabs from '@radix-ui/react-tabs'
import { Crown, Heart, Trophy, User } from 'lucide'
import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import * as styles from './GamePanel.css.ts'
import { useColumn } from './use-column.ts'

const icons = { player: User, tournaments: Trophy, winners: Crown, favourites: Heart } as const

export interface GamePanelTab {
  id: string
  icon: keyof typeof icons
  label: string
  /** Mounted only while the tab is shown, so its data is loaded only then. */
  content: ReactNode
}

export interface GamePanelProps extends NativeProps<'section', 'aria-label'> {
  /** Accessible name of the panel and of its tabs. */
  label: string
  /** Heading of the sheet: the game. */
  title: string
  /** The tabs in order, with unique ids; at least one. */
  tabs: readonly [GamePanelTab, ...GamePanelTab[]]
  /** Id of the open tab. `null`: the first tab of a column, or a closed sheet. */
  value: string | null
  /** Another tab was chosen in the column or in the sheet. */
  onValueChange: (id: string) => void
  /** The sheet was asked for, at a tab. */
  onSheetOpen: (id: string) => void
  /** The sheet was closed. */
  onSheetClose: () => void
}

const TabLabel = ({ icon, label }: Pick<GamePanelTab, 'icon' | 'label'>) => (
  <>
    <SvgIcon icon={icons[icon]} size={20} />
    <span className={styles.label}>{label}</span>
  </>
)

/** The tabs with the content of the open one. */
function PanelTabs({
  place,
  label,
  tabs,
  value,
  onValueChange,
}: Pick<GamePanelProps, 'label' | 'tabs' | 'onValueChange'> & { place: 'column' | 'sheet'; value: string }) {
  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange} className={styles.tabs} data-place={place}>
      <RadixTabs.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            <TabLabel {...tab} />
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.content}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

/** The panel beside a game: a column of four tabs, or below 1100 px a row of buttons that open the tabs as a sheet. */
export function GamePanel({
  label,
  title,
  tabs,
  value,
  onValueChange,
  onSheetOpen,
  onSheetClose,
  ...rest
}: GamePanelProps) {
  const isColumn = useColumn()
  const openTab = tabs.find(({ id }) => id === value)?.id ?? null
  return (
    <section {...rest} className={styles.panel} aria-label={label} data-component="GamePanel">
      {isColumn ? (
        <PanelTabs place="column" {...{ label, tabs, onValueChange }} value={openTab ?? tabs[0].id} />
      ) : (
        <>
          <div className={styles.list}>
            {tabs.map((tab) => (
              <button
                key={tab.id}
                type="button"
                className={styles.tab}
                aria-haspopup="dialog"
                aria-expanded={tab.id === openTab}
                onClick={() => onSheetOpen(tab.id)}
              >
                <TabLabel {...tab} />
              </button>
            ))}
          </div>
          <Dialog open={openTab !== null} onOpenChange={onSheetClose} shape="sheet" title={title}>
            {openTab === null ? null : <PanelTabs place="sheet" {...{ label, tabs, onValueChange }} value={openTab} />}
          </Dialog>
        </>
      )}
    </section>
  )
}
