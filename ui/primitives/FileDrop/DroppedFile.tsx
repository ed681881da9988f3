import { Image } from 'lucide'
import { SvgIcon } from '../../private/svg-icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FieldNotes } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropFile {
  id: string
  name: string
  /** Formatted: `2,4 MB`. */
  size: string
  /** URL of the preview image; `null` if there is none. */
  preview: string | null
  /** Error message of this file. */
  error?: string | undefined
}

/** Ids of the elements that name a file, for `aria-describedby`. */
export const fileDescriptionIds = ({ id }: FileDropFile): string[] => [`${id}-name`, `${id}-size`]

interface DroppedFileProps {
  file: FileDropFile
  removeLabel: string
  disabled: boolean
  onRemove: () => void
}

/** A selected file: preview, name, size and a remove button. */
export function DroppedFile({ file, removeLabel, disabled, onRemove }: DroppedFileProps) {
  return (
    <li className={styles.file} data-state={file.error === undefined ? undefined : 'invalid'}>
      <span className={styles.thumbnail}>
        {file.preview === null ? (
          <SvgIcon icon={Image} size={24} weight={1.75} />
        ) : (
          <img className={styles.image} src={file.preview} alt="" width={64} height={64} />
        )}
      </span>
      <div className={styles.details}>
        <span id={`${file.id}-name`} className={styles.name}>
          {file.name}
        </span>
        <span id={`${file.id}-size`} className={field.hint}>
          {file.size}
        </span>
        <FieldNotes id={file.id} error={file.error} />
      </div>
      <IconButton icon="close" label={removeLabel} disabled={disabled} onClick={onRemove} />
    </li>
  )
}
