import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiPortal } from '../../provider/UiProvider.tsx'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Menu.css.ts'

export interface MenuChoice<Value extends string> {
  value: Value
  label: string
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
}

export interface MenuProps<Value extends string> extends NativeProps<'button', 'aria-label' | 'title' | 'value'> {
  /** Accessible name of the button, with the current value. */
  label: string
  /** Icon of the button. */
  icon: IconName
  /** The choices in order, with unique values. */
  choices: readonly MenuChoice<Value>[]
  /** The value of the chosen item. */
  value: NoInfer<Value>
  /** Called with the value of the chosen item; the menu closes. */
  onValueChange: (value: Value) => void
  /** Open on mount, for a menu that was loaded by a click on its button. */
  defaultOpen?: boolean | undefined
}

/** A radio menu behind an icon button. Arrows move, typing jumps, Escape closes and restores focus. */
export function Menu<Value extends string>({
  label,
  icon,
  choices,
  value,
  onValueChange,
  defaultOpen = false,
  id,
  ...rest
}: MenuProps<Value>) {
  const portal = useUiPortal()
  const select = (next: string) => {
    const choice = choices.find((option) => option.value === next)
    if (choice !== undefined) onValueChange(choice.value)
  }
  return (
    <RadixMenu.Root modal={false} defaultOpen={defaultOpen}>
      <RadixMenu.Trigger {...rest} {...(id === undefined ? {} : { id })} asChild>
        <IconButton icon={icon} label={label} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal {...portal}>
        <RadixMenu.Content
          className={styles.content}
          sideOffset={6}
          align="end"
          data-component="Menu"
          // The button names the menu.
          {...(id === undefined ? {} : { 'aria-labelledby': id })}
        >
          <RadixMenu.RadioGroup value={value} onValueChange={select}>
            {choices.map((choice) => (
              <RadixMenu.RadioItem key={choice.value} value={choice.value} className={styles.item} lang={choice.lang}>
                {choice.label}
                <RadixMenu.ItemIndicator>
                  <Icon name="check" size={16} />
                </RadixMenu.ItemIndicator>
              </RadixMenu.RadioItem>
            ))}
          </RadixMenu.RadioGroup>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}
