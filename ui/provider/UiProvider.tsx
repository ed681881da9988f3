import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react'
import type { Brand } from './brand.ts'
import type { UiTexts } from './texts.ts'
import { useFocusOnClick } from './use-focus-on-click.ts'

/** Props of a link component: `href` and every anchor attribute. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL. The `linkComponent` of `UiProvider` decides how it opens. */
  href: string
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** `UiLinkProps` as routers declare them: optional props are left out, and never `undefined`. */
export type UiLinkComponentProps = { [Name in keyof UiLinkProps]: Exclude<UiLinkProps[Name], undefined> }

/** A component for links, such as a router's. */
export type UiLinkComponent = ComponentType<UiLinkProps> | ((props: UiLinkComponentProps) => ReactNode)

/** To React an attribute that is `undefined` is one that is missing, so every link component accepts it. */
function withUndefined(component: UiLinkComponent): ComponentType<UiLinkProps>
function withUndefined(component: unknown): unknown {
  return component
}

/** Calls `run` once after `delay` milliseconds; returns a function that cancels it. */
export type UiTimer = (delay: number, run: () => void) => () => void

export interface Ui {
  texts: UiTexts
  Link: ComponentType<UiLinkProps>
  reducedMotion: boolean
  after: UiTimer
  brand: Brand
  /** Element of the theme around, which holds its dialogs and menus; `null` for the body. */
  portal: HTMLElement | null
}

export const UiContext = createContext<Ui | null>(null)

const CASSIOPEIA: Brand = {}

const PlainLink = (props: UiLinkProps) => <a {...props} />

const windowTimer: UiTimer = (delay, run) => {
  const timer = window.setTimeout(run, delay)
  return () => window.clearTimeout(timer)
}

export interface UiProviderProps {
  /** Built-in texts of the components, in the current language: `ru` or `en` from `texts/`, or your own. */
  texts: UiTexts
  /** Replaces some of `texts`. Define it outside of the component, because a new object renders every component again. */
  textOverrides?: Partial<UiTexts> | undefined
  /** Renders internal links, e.g. a router's link; a plain anchor by default. */
  linkComponent?: UiLinkComponent | undefined
  /** The user's own reduced-motion setting, in addition to the system's. */
  reducedMotion?: boolean | undefined
  /** Timer for autoplay; `setTimeout` by default. */
  after?: UiTimer | undefined
  /** Name, logo and art of the site. Missing parts are Cassiopeia's. */
  brand?: Brand | undefined
  /** The app. */
  children: ReactNode
}

/** Provides texts, link component and timer to all components. Wrap the whole app in one. */
export function UiProvider({
  texts,
  textOverrides,
  linkComponent = PlainLink,
  reducedMotion = false,
  after = windowTimer,
  brand = CASSIOPEIA,
  children,
}: UiProviderProps) {
  useFocusOnClick()
  // Memoized: a new value would render every memoized tile again.
  const ui = useMemo(
    () => ({
      texts: { ...texts, ...textOverrides },
      Link: withUndefined(linkComponent),
      reducedMotion,
      after,
      brand,
      portal: null,
    }),
    [texts, textOverrides, linkComponent, reducedMotion, after, brand],
  )
  return <UiContext value={ui}>{children}</UiContext>
}

/** Everything that `UiProvider` provides. */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (ui === null) {
    throw new Error(
      'A design-system component was rendered outside of <UiProvider>, so it has no texts. Wrap the app in <UiProvider texts={…}>.',
    )
  }
  return ui
}

/** Built-in texts in the current language. */
export const useUiTexts = (): UiTexts => useUi().texts
/** The component for links. */
export const useUiLink = (): ComponentType<UiLinkProps> => useUi().Link
/** The user's own reduced-motion setting. It does not include the system's, which each component queries itself. */
export const useUiReducedMotion = (): boolean => useUi().reducedMotion
/** The timer for autoplay. */
export const useUiTimer = (): UiTimer => useUi().after
/** The brand; a component without a provider has Cassiopeia's. */
export const useUiBrand = (): Brand => useContext(UiContext)?.brand ?? CASSIOPEIA
/** Props of a portal: dialogs and menus open inside of the theme around them. */
export function useUiPortal(): { container?: HTMLElement } {
  const portal = useContext(UiContext)?.portal ?? null
  return portal === null ? {} : { container: portal }
}
