import { Image } from 'lucide'
import { Drawing } from '../../private/drawing.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { FieldNotes } from '../TextField/FieldFrame.tsx'
import * as field from '../TextField/TextField.css.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropFile {
  id: string
  name: string
  /** In words: `2,4 MB`. */
  size: string
  /** The address of its picture, `null` where it cannot be shown. */
  preview: string | null
  /** What is wrong with it and how to mend it. */
  error?: string
}

/** The ids of the words that say which file it is. */
export const saysWhich = ({ id }: FileDropFile): string[] => [`${id}-name`, `${id}-size`]

interface DroppedFileProps {
  file: FileDropFile
  removeLabel: string
  disabled: boolean
  onRemove: () => void
}

/** A file that is there: its picture, its name, and the way to take it away. */
export function DroppedFile({ file, removeLabel, disabled, onRemove }: DroppedFileProps) {
  return (
    <li className={styles.file} data-state={file.error === undefined ? undefined : 'invalid'}>
      <span className={styles.frame}>
        {file.preview === null ? (
          <Drawing lines={Image} size={24} weight={1.75} />
        ) : (
          <img className={styles.preview} src={file.preview} alt="" width={64} height={64} />
        )}
      </span>
      <div className={styles.words}>
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
