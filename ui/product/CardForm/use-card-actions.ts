import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type Dispatch,
  type Ref,
  type RefObject,
  type SetStateAction,
} from 'react'
import type { CardFormActions } from './CardForm.tsx'
import { cardInput, emptyCard, pickProblems, write, type CardProblems } from './card-inputs.ts'

interface CardActionsOptions {
  formRef: RefObject<HTMLFormElement | null>
  setProblems: Dispatch<SetStateAction<CardProblems>>
  actionsRef: Ref<CardFormActions> | undefined
}

/** Empties the fields: for the caller, on unmount, and when the page is hidden for good or kept for Back. */
export function useCardActions({ formRef, setProblems, actionsRef }: CardActionsOptions) {
  const [clearCount, setClearCount] = useState(0)
  const clearCode = useCallback(() => {
    write(cardInput(formRef.current, 'code'), '')
    setProblems((shown) => pickProblems(shown, (field) => field !== 'code'))
  }, [formRef, setProblems])
  const clear = useCallback(() => {
    emptyCard(formRef.current)
    setProblems({})
    setClearCount((count) => count + 1)
  }, [formRef, setProblems])
  useImperativeHandle(actionsRef, () => ({ clearCode, clear }), [clearCode, clear])
  useLayoutEffect(() => {
    const element = formRef.current
    window.addEventListener('pagehide', clear)
    return () => {
      window.removeEventListener('pagehide', clear)
      emptyCard(element)
    }
  }, [formRef, clear])
  return { clearCode, clearCount }
}
