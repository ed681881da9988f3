import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'
import type { UiTexts } from './texts.ts'
import { useFocusOnClick } from './use-focus-on-click.ts'

/** What a link component takes: an address and everything that an anchor takes. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Runs something after milliseconds, once, unless what it returns is called before. */
export type UiTimer = (delay: number, run: () => void) => () => void

interface Ui {
  texts: UiTexts
  Link: ComponentType<UiLinkProps>
  calm: boolean
  after: UiTimer
}

const UiContext = createContext<Ui | null>(null)

const PlainLink = (props: UiLinkProps) => <a {...props} />

const afterWindow: UiTimer = (delay, run) => {
  const timer = window.setTimeout(run, delay)
  return () => window.clearTimeout(timer)
}

export interface UiProviderProps {
  /** The sentences of the present language. */
  texts: UiTexts
  /** Renders every inner link; a plain anchor by default. A router's own keeps the page. */
  linkComponent?: ComponentType<UiLinkProps>
  /** The visitor's own wish that nothing moves by itself, beside what the system says. */
  reducedMotion?: boolean
  /** What waits for what moves by itself: the app's own clock; the window's by default. */
  after?: UiTimer
  children: ReactNode
}

/** Gives every component its words and its link. One stands around the whole app. */
export function UiProvider({
  texts,
  linkComponent = PlainLink,
  reducedMotion: calm = false,
  after = afterWindow,
  children,
}: UiProviderProps) {
  useFocusOnClick()
  // The same value while nothing changed: a new one would render every memoised tile again.
  const ui = useMemo(() => ({ texts, Link: linkComponent, calm, after }), [texts, linkComponent, calm, after])
  return <UiContext value={ui}>{children}</UiContext>
}

function useUi(): Ui {
  const ui = useContext(UiContext)
  if (ui === null) {
    throw new Error(
      'A component of the design system was rendered outside of <UiProvider>: it has no words. Wrap the app in <UiProvider texts={…}>.',
    )
  }
  return ui
}

/** The sentences of the present language. */
export const useUiTexts = (): UiTexts => useUi().texts
/** The component that renders links. */
export const useUiLink = (): ComponentType<UiLinkProps> => useUi().Link
/** Whether the visitor has chosen that nothing moves by itself; what the system says is each component's to ask. */
export const useUiReducedMotion = (): boolean => useUi().calm
/** What waits for what moves by itself. */
export const useUiTimer = (): UiTimer => useUi().after
