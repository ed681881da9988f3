import { queryOptions } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/errors/codes.ts'
import type { Language } from '#contract/core/languages.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'

/** The error messages of a language. Loaded with the first rejection, because most visits have none. */
export const errorTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['error-texts', { language }],
    queryFn: async (): Promise<Readonly<Record<ErrorCode, string>>> =>
      language === 'ru'
        ? (await loadCode(() => import('#contract/errors/ru.ts'))).ruErrors
        : (await loadCode(() => import('#contract/errors/en.ts'))).enErrors,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
