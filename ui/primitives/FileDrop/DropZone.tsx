import { ImageUp } from 'lucide'
import { useState, type Ref } from 'react'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as styles from './FileDrop.css.ts'

interface DropZoneProps {
  /** Id of the file input, and the start of the ids of its hint and error. */
  id: string
  text: string
  hint: string
  /** Accessible name of the file input. */
  button: string
  accept: readonly string[]
  multiple: boolean
  error: string | undefined
  disabled: boolean
  onFiles: (files: FileList | null) => void
  /** The file input. */
  ref: Ref<HTMLInputElement>
}

/** Takes dropped files, and opens the file picker on a press. */
export function DropZone({ id, text, hint, button, accept, multiple, error, disabled, onFiles, ref }: DropZoneProps) {
  const [isDragOver, setIsDragOver] = useState(false)
  return (
    <div
      className={styles.dropZone}
      data-over={isDragOver ? '' : undefined}
      data-state={error === undefined ? undefined : 'invalid'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsDragOver(!disabled)
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={(event) => {
        // Otherwise the browser navigates to the dropped file.
        event.preventDefault()
        setIsDragOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      <input
        {...fieldState({ id, hint, error })}
        ref={ref}
        id={id}
        type="file"
        className={styles.input}
        aria-label={button}
        accept={accept.join(',')}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles(target.files)
          // Without the reset, selecting the same file again fires no change event.
          target.value = ''
        }}
      />
      <span className={styles.icon}>
        <SvgIcon icon={ImageUp} size={28} weight={1.75} />
      </span>
      <span className={styles.text}>{text}</span>
      <FieldNotes id={id} hint={hint} />
      <span className={styles.button} aria-hidden="true">
        {button}
      </span>
    </div>
  )
}
