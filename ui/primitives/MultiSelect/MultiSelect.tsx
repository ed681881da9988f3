import * as RadixPopover from '@radix-ui/react-popover'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiPortal, useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './MultiSelect.css.ts'
import { OptionList, type MultiSelectionProps } from './OptionList.tsx'

/** Native attributes go to the button. */
export interface MultiSelectProps extends MultiSelectionProps, NativeProps<'button', 'value'> {}

/** A multiple selection behind a button that shows the number of selected options. Stays open while selecting. */
export function MultiSelect({ label, options, value, onValueChange, search, ...rest }: MultiSelectProps) {
  const texts = useUiTexts()
  const portal = useUiPortal()
  const list: MultiSelectionProps = {
    label,
    options,
    value,
    onValueChange,
    ...(search === undefined ? {} : { search }),
  }
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger {...rest} className={styles.trigger} data-component="MultiSelect">
        {label}
        {value.size === 0 ? '' : `: ${texts.selectedCount(value.size)}`}
        <Icon name="down" size={16} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal {...portal}>
        <RadixPopover.Content className={styles.popover} sideOffset={6} align="end" aria-label={label}>
          <OptionList {...list} autoFocus />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
