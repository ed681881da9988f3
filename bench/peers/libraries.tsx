import '@mantine/core/styles.css'
import { Accordion as BaseAccordion } from '@base-ui/react/accordion'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import { Accordion as MantineAccordion, MantineProvider, Modal, Tabs as MantineTabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { Accordion, Dialog, Tabs, UiProvider } from '#ui/index.ts'
import { ru } from '#ui/texts/ru.ts'

/* The same dialog, accordion and tabs in each library, as its documentation shows them. */

/** A part in one library. */
export interface Library {
  /** Around all parts. */
  Provider: (props: { children: ReactNode }) => ReactNode
  Dialog: (props: { isOpen: boolean; children: ReactNode }) => ReactNode
  Accordion: (props: { items: readonly Item[] }) => ReactNode
  Tabs: (props: { items: readonly [Item, ...Item[]] }) => ReactNode
}

/** A section with its trigger. */
export interface Item {
  id: string
  title: string
  content: ReactNode
}

const noop = () => undefined

const ours: Library = {
  Provider: ({ children }) => <UiProvider texts={ru}>{children}</UiProvider>,
  Dialog: ({ isOpen, children }) => (
    <Dialog open={isOpen} onOpenChange={noop} title="Dialog">
      {children}
    </Dialog>
  ),
  Accordion: ({ items }) => <Accordion items={items} headingLevel={3} />,
  Tabs: ({ items: [first, ...rest] }) => {
    const tab = ({ id, title, content }: Item) => ({ id, label: title, content })
    return <Tabs label="Tabs" tabs={[tab(first), ...rest.map(tab)]} />
  },
}

const base: Library = {
  Provider: ({ children }) => children,
  Dialog: ({ isOpen, children }) => (
    <BaseDialog.Root open={isOpen}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop />
        <BaseDialog.Popup>
          <BaseDialog.Title>Dialog</BaseDialog.Title>
          {children}
          <BaseDialog.Close>Close</BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
  Accordion: ({ items }) => (
    <BaseAccordion.Root multiple>
      {items.map(({ id, title, content }) => (
        <BaseAccordion.Item key={id} value={id}>
          <BaseAccordion.Header>
            <BaseAccordion.Trigger>{title}</BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel>{content}</BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  ),
  Tabs: ({ items }) => (
    <BaseTabs.Root defaultValue={items[0].id}>
      <BaseTabs.List>
        {items.map(({ id, title }) => (
          <BaseTabs.Tab key={id} value={id}>
            {title}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  ),
}

/** Without transitions, as ours with reduced motion: the time is that of the work. */
const mantine: Library = {
  Provider: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  Dialog: ({ isOpen, children }) => (
    <Modal opened={isOpen} onClose={noop} title="Dialog">
      {children}
    </Modal>
  ),
  Accordion: ({ items }) => (
    <MantineAccordion multiple>
      {items.map(({ id, title, content }) => (
        <MantineAccordion.Item key={id} value={id}>
          <MantineAccordion.Control>{title}</MantineAccordion.Control>
          <MantineAccordion.Panel>{content}</MantineAccordion.Panel>
        </MantineAccordion.Item>
      ))}
    </MantineAccordion>
  ),
  Tabs: ({ items }) => (
    <MantineTabs defaultValue={items[0].id}>
      <MantineTabs.List>
        {items.map(({ id, title }) => (
          <MantineTabs.Tab key={id} value={id}>
            {title}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map(({ id, content }) => (
        <MantineTabs.Panel key={id} value={id}>
          {content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  ),
}

export const libraries = { ours, base, mantine } as const
export type LibraryName = keyof typeof libraries
