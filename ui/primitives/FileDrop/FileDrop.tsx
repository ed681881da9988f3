import { useEffect, useId, useRef } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { FieldNotes } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import { DroppedFile, fileDescriptionIds, type FileDropFile } from './DroppedFile.tsx'
import { DropZone } from './DropZone.tsx'
import * as styles from './FileDrop.css.ts'

export interface FileDropProgress {
  label: string
  value: number
  max: number
  valueText: string
}

export interface FileDropProps extends NativeProps<'div', 'role' | 'aria-labelledby' | 'aria-describedby'> {
  /** Label of the group: what the files are for. */
  label: string
  /** Text of the drop zone. */
  text: string
  /** Accepted types and maximum size, in words. */
  hint: string
  /** Accessible name of the file input. */
  button: string
  /** MIME types for the file picker. Dropped files are not filtered; the caller validates them. */
  accept: readonly string[]
  /** The drop zone is hidden when this many files are selected. */
  max: number
  /** The selected files, each with its state. */
  files: readonly FileDropFile[]
  /** Called with at least one file. */
  onAdd: (files: File[]) => void
  /** Called with the id of the file whose remove button was pressed. */
  onRemove: (id: string) => void
  /** Accessible name of a file's remove button. */
  removeLabel: (name: string) => string
  /** Error message of the whole field. */
  error?: string | undefined
  /** Blocks adding and removing, such as during an upload. */
  disabled?: boolean | undefined
  /** Present during an upload. */
  progress?: FileDropProgress | undefined
}

/** A drop zone with a file picker and a list of the selected files. It does not validate files; the caller does. */
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
  ref,
  ...rest
}: FileDropProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const input = useRef<HTMLInputElement>(null)
  // Index of the pressed control, which may unmount with the change; focus then moves to the nearest one.
  const pressedIndex = useRef<number | null>(null)

  useEffect(() => {
    const index = pressedIndex.current
    pressedIndex.current = null
    if (index === null || document.activeElement !== document.body) return
    const removeButtons = root.current?.querySelectorAll<HTMLButtonElement>('li button') ?? []
    const nearest = removeButtons[Math.min(index, files.length - 1)] ?? input.current
    nearest?.focus()
  }, [files.length])

  const add = (fileList: FileList | null) => {
    const added = [...(fileList ?? [])]
    if (added.length === 0 || disabled) return
    pressedIndex.current = max
    onAdd(added)
  }

  const isFull = files.length >= max
  // The group is described by its files. Hint and error belong to the input, or to the group when the input is hidden.
  const descriptionIds = [
    ...files.flatMap(fileDescriptionIds),
    ...(isFull ? [`${id}-hint`, ...(error === undefined ? [] : [`${id}-error`])] : []),
  ]
  return (
    <div
      {...rest}
      ref={mergedRef}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={descriptionIds.length === 0 ? undefined : descriptionIds.join(' ')}
      className={styles.root}
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
        <DropZone
          ref={input}
          id={id}
          text={text}
          hint={hint}
          button={button}
          accept={accept}
          multiple={max - files.length > 1}
          error={error}
          disabled={disabled}
          onFiles={add}
        />
      )}
      <FieldNotes id={id} error={error} />
      <ul className={styles.files}>
        {files.map((file, index) => (
          <DroppedFile
            key={file.id}
            file={file}
            removeLabel={removeLabel(file.name)}
            disabled={disabled}
            onRemove={() => {
              pressedIndex.current = index
              onRemove(file.id)
            }}
          />
        ))}
      </ul>
      {progress === undefined ? null : <ProgressBar {...progress} />}
    </div>
  )
}
