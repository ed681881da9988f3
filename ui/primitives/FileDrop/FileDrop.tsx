import { ImageUp } from 'lucide'
import { Drawing } from '../../private/drawing.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { FieldNotes, fieldState } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import { DroppedFile, saysWhich, type FileDropFile } from './DroppedFile.tsx'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropProgress {
  label: string
  value: number
  max: number
  valueText: string
}

export interface FileDropProps {
  /** What the pictures are for. */
  label: string
  /** What is to be dropped here. */
  text: string
  /** Types and size that are taken. */
  hint: string
  /** The name of the button that opens the device's own choice. */
  button: string
  /** MIME types that the device offers first; what is dropped is the caller's to judge. */
  accept: readonly string[]
  /** When so many are there, the place for more goes away. */
  max: number
  files: readonly FileDropFile[]
  /** Never called without a file. */
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** The name of the button that takes a file away. */
  removeLabel: (name: string) => string
  /** What is wrong with all of them and how to mend it. */
  error?: string | undefined
  disabled?: boolean
  /** While they are sent. */
  progress?: FileDropProgress | undefined
}

/** Pictures that are to be sent: dropped, or chosen by a press. It judges none of them; the caller does. */
export function FileDrop({
  label,
  text,
  hint,
  button,
  accept,
  max,
  files,
  onAdd,
  onRemove,
  removeLabel,
  error,
  disabled = false,
  progress,
}: FileDropProps) {
  const id = useId()
  const notes = { id, hint, error }
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Where something was pressed that may be gone when the files change: the focus then goes to what is nearest.
  const pressed = useRef<number | null>(null)
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const at = pressed.current
    pressed.current = null
    if (at === null || document.activeElement !== document.body) return
    const removers = whole.current?.querySelectorAll<HTMLButtonElement>('li button') ?? []
    const nearest = removers[Math.min(at, files.length - 1)] ?? input.current
    nearest?.focus()
  }, [files.length])

  const add = (given: FileList | null) => {
    const list = [...(given ?? [])]
    if (list.length === 0 || disabled) return
    pressed.current = max
    onAdd(list)
  }

  const isFull = files.length >= max
  // What is taken and what is wrong is told by the field, and where there is no place for more, by the whole.
  const told = [
    ...files.flatMap(saysWhich),
    ...(isFull ? [`${id}-hint`, ...(error === undefined ? [] : [`${id}-error`])] : []),
  ]
  return (
    <div
      ref={whole}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={told.length === 0 ? undefined : told.join(' ')}
      className={styles.whole}
      data-component="FileDrop"
    >
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      {isFull ? (
        <p id={`${id}-hint`} className={visuallyHidden}>
          {hint}
        </p>
      ) : (
        <div
          className={styles.place}
          data-over={isOver ? '' : undefined}
          data-state={error === undefined ? undefined : 'invalid'}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(!disabled)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            // Otherwise the browser leaves the page and shows the picture.
            event.preventDefault()
            setIsOver(false)
            add(event.dataTransfer.files)
          }}
        >
          <input
            {...fieldState(notes)}
            ref={input}
            id={id}
            type="file"
            className={styles.input}
            aria-label={button}
            accept={accept.join(',')}
            multiple={max - files.length > 1}
            disabled={disabled}
            onChange={({ target }) => {
              add(target.files)
              // The same file may be chosen again after it was taken away.
              target.value = ''
            }}
          />
          <span className={styles.picture}>
            <Drawing lines={ImageUp} size={28} weight={1.75} />
          </span>
          <span className={styles.text}>{text}</span>
          <FieldNotes id={id} hint={hint} />
          <span className={styles.button} aria-hidden="true">
            {button}
          </span>
        </div>
      )}
      <FieldNotes id={id} error={error} />
      <ul className={styles.files}>
        {files.map((file, at) => (
          <DroppedFile
            key={file.id}
            file={file}
            removeLabel={removeLabel(file.name)}
            disabled={disabled}
            onRemove={() => {
              pressed.current = at
              onRemove(file.id)
            }}
          />
        ))}
      </ul>
      {progress === undefined ? null : <ProgressBar {...progress} />}
    </div>
  )
}
