import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/index.ts'
import { $search, searchTyped } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from '../catalogue/use-catalogue.ts'

interface GameSearchProps {
  labelHidden: boolean
  autoFocus?: boolean
  /** Called on Enter. */
  onSubmit?: () => void
  /** Whether the `/` key focuses the field; not needed in a panel that has focus anyway. */
  slashFocuses?: boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Search field of the lobby. */
export function GameSearch({ labelHidden, autoFocus = false, onSubmit, slashFocuses = false }: GameSearchProps) {
  const { t } = useTranslation()
  const { text, type } = useUnit({ text: $search, type: searchTyped })
  const { catalogue } = useCatalogue()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!slashFocuses) return undefined
    const handleKeyDown = (event: KeyboardEvent) => {
      // On a Russian layout this key types a full stop, so check the physical key too.
      if (event.key !== '/' && !(event.code === 'Slash' && event.key === '.')) return
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [slashFocuses])
  return (
    <TextField
      ref={field}
      type="search"
      icon="search"
      label={t('home.searchLabel')}
      labelHidden={labelHidden}
      placeholder={t('home.searchPlaceholder')}
      value={text}
      onValueChange={type}
      autoFocus={autoFocus}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      // Builds the index of ten thousand names on focus, so that the first key press is not slow.
      onFocus={() => catalogue?.searchIndex()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSubmit?.()
      }}
    />
  )
}
