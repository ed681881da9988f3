import * as RadixPopover from '@radix-ui/react-popover'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './MultiSelect.css.ts'
import { OptionList, type OptionListProps } from './OptionList.tsx'

export type MultiSelectProps = Omit<OptionListProps, 'autoFocus'>

/** Several choices of many behind a button that says how many are chosen. The list stays open while choosing. */
export function MultiSelect(props: MultiSelectProps) {
  const texts = useUiTexts()
  const count = props.value.size
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger className={styles.trigger} data-component="MultiSelect">
        {props.label}
        {count === 0 ? '' : `: ${texts.chosen(count)}`}
        <Icon name="down" size={16} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content className={styles.popover} sideOffset={6} align="end" aria-label={props.label}>
          <OptionList {...props} autoFocus />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
