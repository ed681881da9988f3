import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { rejectionProblems, type Problem, type Problems } from '#app/models/forms/problems.ts'
import { REPLACE, useDraft } from './use-draft.ts'
import { useProblemTexts } from './use-problem-texts.ts'

/** What a form needs of its request. `useSubmission` returns it. */
export interface FormRequest<Values> {
  failure: Failure | null
  isBusy: boolean
  isAccepted: boolean
  submit: (values: Values) => void
  /** An input changed. */
  change: () => void
}

export interface AppFormOptions<Values extends FieldValues> {
  request: FormRequest<Values>
  defaultValues: DefaultValues<Values> & Values
  /** The server's values; edited fields keep the player's input. */
  values?: Values
  /** Validates by the contract's rules; `now` is server time in milliseconds. */
  validate?: (values: Values, now: number) => Problems
  /** The field that a failure belongs to. By default the contract's. */
  problemsOf?: (failure: Failure | null) => Problems
  /** Fields that are emptied after an accepted or rejected request. With an unknown outcome they may be right and stay. */
  secrets?: readonly FieldPath<Values>[]
  /** Name of the draft that keeps edited fields except secrets across reloads and closed dialogs. */
  draft?: string
}

/** A form: react-hook-form's control, and the state of its request. */
export interface AppForm<Values extends FieldValues> {
  control: Control<Values>
  getValues: UseFormReturn<Values>['getValues']
  setValue: UseFormReturn<Values>['setValue']
  isBusy: boolean
  /** A failure of the form as a whole, not of a field. */
  failure: Failure | null
  /** Whether the last request was accepted, and nothing was typed since its response. */
  isAccepted: boolean
  /** Whether something was typed while the accepted request was open. */
  hasNewerInput: boolean
  /** Error text of a field; `error` is the field's own error type. */
  errorOf: (name: string, error: string | undefined) => string | undefined
  /** Problems of the last response by field. */
  problems: Problems
  fieldChanged: (name: FieldPath<Values>) => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** Submits without the form's event, e.g. when a code is complete. */
  submit: () => void
}

const noProblems = (): Problems => ({})
const toProblem = (type: string): Problem => (type === 'required' || type === 'unknownContact' ? type : Number(type))

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'email', 'tel', 'password'])
/** Texts of a form's inputs: a password manager may fill them in without an event. */
const filledTexts = (form: HTMLFormElement, isField: (name: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form.elements].flatMap((element) =>
      element instanceof HTMLInputElement &&
      TEXT_TYPES.has(element.type) &&
      // A combobox shows a label instead of its value, and an input in a fieldset is a part of a field.
      element.role !== 'combobox' &&
      element.closest('fieldset') === null &&
      !element.readOnly &&
      isField(element.name)
        ? [[element.name, element.value]]
        : [],
    ),
  )

/** Creates a form: validation by the contract, problems of the response at their fields, secrets and a draft. */
export function useAppForm<Values extends FieldValues>({
  request,
  defaultValues,
  values,
  validate = noProblems,
  problemsOf,
  secrets = [],
  draft,
}: AppFormOptions<Values>): AppForm<Values> {
  const clock = useUnit($clock)
  const form = useForm<Values>({
    defaultValues,
    ...(values === undefined ? {} : { values }),
    resetOptions: { keepDirtyValues: true },
  })
  const names = Object.keys(defaultValues)
  const isName = (name: string): name is FieldPath<Values> & string => names.includes(name)
  const problems = problemsOf?.(request.failure) ?? rejectionProblems(request.failure, names)
  /** Fills the error texts of fields with the arguments of the rejection. */
  const [lastFailure, setLastFailure] = useState(request.failure)
  if (request.failure !== null && request.failure !== lastFailure) setLastFailure(request.failure)
  const texts = useProblemTexts(lastFailure)
  // An outcome that came before this form opened says nothing about its fields.
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [newerFields, setNewerFields] = useState<ReadonlySet<string>>(new Set())
  const isAccepted = request.isAccepted && hasSubmitted
  const hasNewerInput = newerFields.size > 0

  useDraft(form, draft, secrets)

  const responseReceived = useEffectEvent(() => {
    // Input that is newer than the request stays edited, so it survives the server's next values.
    if (isAccepted && !hasNewerInput) form.reset(form.getValues(), REPLACE)
    for (const name of secrets) if (!newerFields.has(name)) form.resetField(name, { defaultValue: defaultValues[name] })
    // An error stays at its field until that field changes.
    for (const [name, problem] of Object.entries(problems))
      if (isName(name)) form.setError(name, { type: String(problem) })
  })
  const hasOutcome = isAccepted || (request.failure !== null && !isOutcomeUnknown(request.failure))
  useEffect(() => {
    if (hasOutcome) responseReceived()
  }, [hasOutcome])

  const submit = () => {
    const current = form.getValues()
    const invalid = Object.entries(validate(current, requireClock(clock).now()))
    form.clearErrors()
    for (const [name, problem] of invalid) if (isName(name)) form.setError(name, { type: String(problem) })
    if (invalid.length > 0) return
    setNewerFields(new Set())
    setHasSubmitted(true)
    request.submit(current)
  }
  return {
    control: form.control,
    getValues: form.getValues,
    setValue: form.setValue,
    isBusy: request.isBusy,
    failure: Object.keys(problems).length === 0 ? request.failure : null,
    isAccepted,
    hasNewerInput,
    problems,
    errorOf: (name, error) => texts(error === undefined ? undefined : toProblem(error), name),
    fieldChanged(name) {
      form.clearErrors(name)
      if (request.isBusy) setNewerFields((names) => new Set(names).add(name))
      request.change()
    },
    onSubmit(event) {
      event.preventDefault()
      const filled = filledTexts(
        event.currentTarget,
        (name) => isName(name) && typeof form.getValues(name) === 'string',
      )
      form.reset({ ...form.getValues(), ...filled }, { ...REPLACE, keepDefaultValues: true, keepErrors: true })
      submit()
    },
    submit,
  }
}
