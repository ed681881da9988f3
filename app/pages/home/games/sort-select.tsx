import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Select } from '#ui/index.ts'
import { sortChanged } from '#app/models/games/lobby.model.ts'
import { GAME_SORTS } from '#contract/lobby/pages.ts'
import { useSearchParam } from '#app/router/search-param.ts'

const SORTS = ['popular', ...GAME_SORTS] as const

/** The order of the game list, kept in the address. */
export function SortSelect() {
  const { t } = useTranslation('pages')
  const [sort, setSort] = useSearchParam('sort', SORTS, 'popular')
  const reset = useUnit(sortChanged)
  return (
    <Select
      label={t('home.sortLabel')}
      labelHidden
      options={SORTS.map((value) => ({ value, label: t(`home.sort.${value}`) }))}
      value={sort}
      onValueChange={(value) => {
        reset()
        setSort(value)
      }}
    />
  )
}
