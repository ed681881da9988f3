import { useTranslation } from 'react-i18next'
import type { Winners } from '#contract/lobby/winners.ts'
import { Stack, Tabs } from '#ui/index.ts'
import { useSearchParam } from '#app/router/search-param.ts'
import { JackpotBlock } from '#app/features/lobby/index.ts'
import { WinnerList } from './winner-list.tsx'
import { listsOf, type WinnerListId } from './winner-lists.ts'

const ids = ['weekly', 'monthly', 'jackpot', 'last'] as const satisfies readonly WinnerListId[]

/** A tab per list; the list of latest wins is hidden while it is empty. */
export function WinnerTabs({ winners }: { winners: Winners }) {
  const { t } = useTranslation('pages')
  const [list, setList] = useSearchParam('list', ids, 'weekly')
  const lists = listsOf(winners)
  const tab = (id: WinnerListId) => ({
    id,
    label: t(`winners.${id}`),
    content: (
      <Stack gap={5}>
        {id === 'jackpot' ? <JackpotBlock /> : null}
        <WinnerList id={id} winners={lists[id]} title={t(`winners.${id}`)} />
      </Stack>
    ),
  })
  const last = lists.last.length === 0 ? [] : [tab('last')]
  return (
    <Tabs
      label={t('winners.lists')}
      // The URL may name the hidden list of latest wins.
      value={list === 'last' && last.length === 0 ? 'weekly' : list}
      onValueChange={(value) => setList(ids.find((id) => id === value) ?? 'weekly')}
      tabs={[tab('weekly'), tab('monthly'), tab('jackpot'), ...last]}
    />
  )
}
