import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './StepIndicator.css.ts'

export interface StepIndicatorProps extends NativeProps<'ol', 'children'> {
  /** What the steps lead to. */
  label: string
  /** The names of the steps, in their order. */
  steps: readonly string[]
  /** Which one it is now, from 0. */
  current: number
}

/** Where somebody is in a few steps that follow each other. It leads nowhere: a step is reached by doing the one before. */
export function StepIndicator({ label, steps, current, ...rest }: StepIndicatorProps) {
  const texts = useUiTexts()
  return (
    <ol {...rest} aria-label={label} className={styles.steps} data-component="StepIndicator">
      {steps.map((step, at) => {
        const state = at < current ? 'done' : at === current ? 'current' : 'ahead'
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : at + 1}
            </span>
            <span className={visuallyHidden}>{texts.stepOf(at + 1, steps.length)}</span>
            <span className={styles.name}>{step}</span>
          </li>
        )
      })}
    </ol>
  )
}
