import { sql } from 'kysely'
import type { Rules, Scope } from './scope.ts'

/** Purses, bonuses and what was played. */
export const rulesOfPlay = ({ player, transfer, round }: Scope): Rules => ({
  'a transfer has postings': sql`
    select id, ref from transfers where ${transfer}
      and not exists (select from postings where transfer_id = transfers.id)`,
  'only an active bonus has bonus money': sql`
    select player_id, bonus_kopecks from purses where ${player('player_id')} and bonus_kopecks > 0 and not exists (
      select from bonuses where bonuses.player_id = purses.player_id and activated_at is not null and ended_at is null
    )`,
  'a bonus has one credit of its amount': sql`
    select bonuses.id, amount_kopecks, postings.kopecks from bonuses
    left join transfers on transfers.ref = 'bonus:' || bonuses.id
    left join postings on postings.transfer_id = transfers.id and source = 'bonuses' and destination = 'bonus'
    where ${player('bonuses.player_id')} and activated_at is not null and coalesce(postings.kopecks, 0) <> amount_kopecks`,
  'a stake has moved its parts': sql`
    select round_id from stakes, lateral (
      select coalesce(sum(kopecks) filter (where source = 'own'), 0) as own,
        coalesce(sum(kopecks) filter (where source = 'bonus'), 0) as bonus
      from (
        select id from transfers where ref = 'round:' || round_id || ':stake'
        union all
        select id from transfers where ref like 'round:%:stake:%' and split_part(ref, ':', 2) = round_id
      ) as paying join postings on transfer_id = paying.id and destination = 'play'
    ) as paid
    where ${round('stakes.round_id', 'stakes.player_id')} and (own <> own_kopecks or bonus <> bonus_kopecks)`,
  'a settled stake has paid its win, an open one nothing': sql`
    select round_id from stakes
    left join transfers on transfers.ref = 'round:' || round_id || ':win'
    left join postings on postings.transfer_id = transfers.id and source = 'play'
    where ${round('stakes.round_id', 'stakes.player_id')}
    group by round_id, own_win_kopecks, bonus_win_kopecks, settled_at
    having coalesce(sum(kopecks) filter (where destination = 'own'), 0) <> own_win_kopecks
      or coalesce(sum(kopecks) filter (where destination = 'bonus'), 0) <> bonus_win_kopecks
      or settled_at is null and own_win_kopecks + bonus_win_kopecks > 0`,
  'a jackpot was paid once': sql`
    select round_id, pot_kopecks, postings.kopecks from stakes
    left join transfers on transfers.ref = 'round:' || round_id || ':pot'
    left join postings on postings.transfer_id = transfers.id and source = 'pots' and destination = 'own'
    where ${round('stakes.round_id', 'stakes.player_id')} and coalesce(postings.kopecks, 0) <> pot_kopecks`,
  // In a rolling update a process of the release before pays without an award: its prizes are those of today.
  'a prize was paid once, as it was awarded': sql`
    select ref, postings.kopecks from transfers join postings on transfer_id = transfers.id
    left join awards using (ref)
    left join tournament_prizes as prize on prize.place = split_part(ref, ':', 2)::integer
      and prize.tournament_id = split_part(ref, ':', 3)::integer
    where ${transfer} and kind = 'prize' and (source <> 'prizes' or destination <> 'own'
      or postings.kopecks is distinct from coalesce(awards.amount_kopecks, prize.amount_kopecks))`,
  'money of play belongs to a stake': sql`
    select ref from transfers where ${transfer} and kind in ('stake', 'win', 'jackpot') and not exists (
      select from stakes where round_id = split_part(ref, ':', 2) and stakes.player_id = transfers.player_id
    )`,
  'a real round has its stake, and is open as long as it': sql`
    select rounds.id from rounds join play_purses on play_purses.id = purse_id
    left join stakes on round_id = rounds.id
    where ${round('rounds.id', 'play_purses.player_id')} and is_real and (round_id is null or (rounds.settled_at is null) <> (stakes.settled_at is null)
      or own_kopecks + bonus_kopecks not in (0, stake_kopecks)
      or own_win_kopecks + bonus_win_kopecks > win_kopecks)`,
})
