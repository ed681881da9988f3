import * as RadixPopover from '@radix-ui/react-popover'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './MultiSelect.css.ts'
import { OptionList, type OptionListProps } from './OptionList.tsx'

/** Props of the list; an inline `OptionList` accepts the same. */
export type MultiSelectProps = Pick<OptionListProps, 'label' | 'options' | 'value' | 'onValueChange' | 'search'>

/** A multiple selection behind a button that shows the number of selected options. Stays open while selecting. */
export function MultiSelect(props: MultiSelectProps) {
  const texts = useUiTexts()
  const { label, value } = props
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger className={styles.trigger} data-component="MultiSelect">
        {label}
        {value.size === 0 ? '' : `: ${texts.chosen(value.size)}`}
        <Icon name="down" size={16} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content className={styles.popover} sideOffset={6} align="end" aria-label={label}>
          <OptionList {...props} autoFocus />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
