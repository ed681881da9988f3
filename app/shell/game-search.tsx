import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/index.ts'
import { $search, searchTyped } from '#app/models/games/lobby.model.ts'
import { useCatalogue } from './use-catalogue.ts'

interface GameSearchProps {
  labelHidden: boolean
  autoFocus?: boolean
  /** Enter was pressed. */
  onSubmit?: () => void
  /** Whether `/` brings the keyboard here, as on many a site; not in a panel that has the focus anyway. */
  slashFocuses?: boolean
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** The lobby's search. */
export function GameSearch({ labelHidden, autoFocus = false, onSubmit, slashFocuses = false }: GameSearchProps) {
  const { t } = useTranslation()
  const { text, type } = useUnit({ text: $search, type: searchTyped })
  const { catalogue } = useCatalogue()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!slashFocuses) return undefined
    const onKey = (event: KeyboardEvent) => {
      // The same key on a Russian keyboard writes a full stop: the place of the key counts, too.
      if (event.key !== '/' && !(event.code === 'Slash' && event.key === '.')) return
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
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
      // Ten thousand names are prepared while the visitor thinks, not under the first key.
      onFocus={() => catalogue?.searchIndex()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSubmit?.()
      }}
    />
  )
}
