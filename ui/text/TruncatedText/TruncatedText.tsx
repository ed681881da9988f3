import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'

export interface TruncatedTextProps extends NativeProps<'span', 'title'> {
  /** Text as displayed, already truncated by the caller. */
  text: string
  /** The text before truncation. */
  fullText: string
}

/** Truncated text. The tooltip and assistive technology get the full text. */
export function TruncatedText({ text, fullText, ...rest }: TruncatedTextProps) {
  return (
    <span {...rest} title={fullText} data-component="TruncatedText">
      {text === fullText ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className={visuallyHidden}>{fullText}</span>
        </>
      )}
    </span>
  )
}
