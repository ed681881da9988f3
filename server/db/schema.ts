import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { EngineId } from '#games/registry.ts'
import type { LimitKind, LimitPeriod } from '#contract/play/protection-rules.ts'
import type { BonusOutcome } from '#contract/player/bonuses.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import type { PayinStage, PayinStep } from '#server/money/payins/stages.ts'
import type { PayoutStage, PayoutStep } from '#server/money/payouts/stages.ts'
import type { ProviderName } from '#server/money/providers/provider-name.ts'

/** A timestamp column. */
type Time = ColumnType<Date, Date, Date>

type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A column that is only inserted: a change of it does not compile. */
type Fixed<Value> = ColumnType<Value, Value, never>

/** The tables as created by the migrations. Money in kopecks. */
export interface Schema {
  migrations: { name: string; applied_at: Generated<Date> }
  providers: { id: number; name_ru: string; name_en: string }
  games: {
    id: number
    slug: string
    name_ru: string
    name_en: string
    provider_id: number
    motif: string
    engine: EngineId
    is_table: boolean
    on_desktop: boolean
    on_mobile: boolean
    hits: number
    popularity: number
    pot_id: number | null
    /** Error code this game always responds with, for tests. */
    refusal: number | null
    created_at: Time
  }
  pots: {
    id: number
    name_ru: string
    name_en: string
    seed_kopecks: number
    /** What it had when `fed_kopecks` had been fed to the jackpots; see `jackpots/pots.ts`. */
    kopecks: number
    fed_kopecks: Generated<number>
  }
  /** What was fed to the jackpots, in 32 parts. */
  pot_feeds: { part: number; kopecks: number }
  bots: { id: number; nick: string }
  bot_rounds: {
    id: number
    bot_id: number
    game_id: number
    stake_kopecks: number
    win_kopecks: number
    proof: string
    played_at: Time
  }
  /** Jackpots that bots won. Those of players are in `stakes`. */
  bot_jackpot_hits: { id: number; bot_id: number; game_id: number; amount_kopecks: number; hit_at: Time }
  tournaments: {
    id: number
    slug: string
    name_ru: string
    name_en: string
    description_ru: string
    description_en: string
    fund_kopecks: number
    motif: string
    /** Scoring rule; see `tournaments/scoring.ts`. */
    scoring: string
    started_at: Time
    ended_at: Time
    /** The end of the last run whose prizes were paid. */
    awarded_until: ColumnType<Date, Date | undefined, Date>
  }
  tournament_games: { tournament_id: number; game_id: number; position: number }
  tournament_prizes: { tournament_id: number; place: number; amount_kopecks: number }
  /** The prize that a winner was awarded, by the `ref` of its transfer. What a later run promises may differ. */
  awards: { ref: string; player_id: number; amount_kopecks: number }
  /** Bots enter a tournament. A player takes part by playing its games. */
  tournament_bots: { tournament_id: number; bot_id: number }
  /** Scores of the runs of tournaments; see `tournaments/scores.ts`. Bots and players have separate ids. */
  tournament_scores: {
    tournament_id: number
    run_at: Time
    is_bot: boolean
    participant_id: number
    scoring: string
    stakes_kopecks: number
    rounds: number
    best_ratio: number
    best_round: string
    best_at: Time
    last_at: Time
    /** Computed by the database, here and below. */
    points: GeneratedAlways<number>
    reached_at: GeneratedAlways<Date>
  }
  support_messages: {
    id: string
    visit: string
    author: 'visitor' | 'support'
    body: string
    /** Client info as reported by the browser, for support only. */
    client: string
    sent_at: Time
    position: Generated<number>
  }
  players: {
    id: Generated<number>
    /** As typed by the player; compared by `login_key`. */
    login: string
    login_key: string
    phone: string | null
    email: string | null
    email_key: string | null
    password_hash: string
    registered_at: Time
    /** Referral parameters of the sign-up, as JSON. */
    brought_by: Generated<string>
    phone_confirmed_at: TimeOrNull
    email_confirmed_at: TimeOrNull
    verified_at: TimeOrNull
    blocked_at: TimeOrNull
    active_at: Time
    level: Generated<number>
    /** Points within the tier. */
    points: Generated<number>
    first_name: Generated<string>
    last_name: Generated<string>
    birthday: Generated<string>
    sex: Generated<string>
    country: Generated<string>
    winter_mode: Generated<boolean>
    /** Outcome of an ended bonus, and until when it is reported. */
    bonus_news: ColumnType<string | null, string | null | undefined, string | null>
    bonus_win_kopecks: Generated<number>
    bonus_news_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    documents_sent_at: TimeOrNull
    documents_refused_at: TimeOrNull
    /** Own stakes that have not earned a whole point yet. */
    point_rest_kopecks: Generated<number>
    /** The Monday up to which cashback was accrued. */
    cashback_until: ColumnType<Date, Date | undefined, Date>
    /** Minutes between reality checks. */
    reality_minutes: ColumnType<number, number | undefined, number>
    /** When limits were set, or their offer was declined. */
    limits_answered_at: TimeOrNull
    /** When a notification asked to review them last. */
    limits_reminded_at: TimeOrNull
  }
  /** Grows with every write to a player's facts, by triggers; see `accounts/status/snapshots.ts`. */
  player_versions: { player_id: Fixed<number>; version: Fixed<number> }
  /** Images of identity documents, encrypted with the key of `key_id`; see `accounts/documents/document-cipher.ts`. */
  identity_documents: { player_id: number; position: number; picture: Buffer; key_id: string; sent_at: Time }
  player_settings: { player_id: number; param: string; value: string }
  notifications: {
    id: Generated<number>
    player_id: number
    title_ru: string
    title_en: string
    text_ru: string
    text_en: string
    created_at: Time
    read_at: TimeOrNull
  }
  /** Account events; see `accounts/profile/account-history.ts` for the kinds. */
  account_events: { id: Generated<number>; player_id: number; kind: string; detail: string; happened_at: Time }
  bonuses: {
    id: Generated<number>
    player_id: number
    /** A key of `content/bonuses.ts`. */
    offer: string
    given_at: Time
    expires_at: TimeOrNull
    activated_at: TimeOrNull
    ended_at: TimeOrNull
    /** How it has ended; `null` until then. */
    outcome: ColumnType<BonusOutcome | null, BonusOutcome | null | undefined, BonusOutcome | null>
    /** Stakes so far, each by the weight of its game. */
    wagered_kopecks: Generated<number>
    /** When the end of its waiting time was announced. */
    ending_announced_at: TimeOrNull
    /** The deposit it was activated with. */
    deposit_id: ColumnType<number | null, number | null | undefined, number | null>
    /** The credited amount; 0 until it is activated. */
    amount_kopecks: Generated<number>
    spins_left: Generated<number>
    /** What the free spins have won, which is wagered like the bonus. */
    spins_won_kopecks: Generated<number>
    /** Activated before the deposit counted and the payment had a limit. */
    earlier_terms: Generated<boolean>
    /** What became own money at the end. */
    won_kopecks: Generated<number>
  }
  /** The money of real rounds; see `money/stakes.ts`. The drawn numbers are in `rounds`. */
  stakes: {
    round_id: Fixed<string>
    player_id: Fixed<number>
    /** Games get new ids with new content, slugs stay. */
    game_id: Fixed<number>
    game_slug: Fixed<string>
    /** The bonus whose money or free spin is part of it. */
    bonus_id: number | null
    /** Both 0 for a free spin. An action such as a double adds to them. */
    own_kopecks: number
    bonus_kopecks: number
    own_win_kopecks: Generated<number>
    bonus_win_kopecks: Generated<number>
    /** The jackpot that was won. */
    pot_kopecks: Generated<number>
    placed_at: ColumnType<Date, Date, never>
    /** When an action has added to it last; `null` if none has. */
    added_at: TimeOrNull
    /** `null` while the round is open. */
    settled_at: TimeOrNull
  }
  /** `holder` is the player, or 0 for a code that only one player can use. */
  promo_codes_used: { code: string; holder: number; player_id: number; used_at: Time }
  /** Idempotency keys with the outcome of their requests; see `http/idempotency/idempotency.ts`. */
  idempotency_keys: {
    player_id: number
    key: string
    request_hash: string
    done_at: Time
    rejection_code: number | null
    rejection_details: unknown
    /** What the request returned, as JSON. */
    answer: ColumnType<unknown, string | null | undefined, string | null>
  }
  player_sessions: {
    id: Generated<number>
    token_hash: string
    player_id: number
    created_at: Time
    used_at: Time
    expires_at: Time
    address: string
    agent: string
    /** Until when the session may withdraw after its second factor. */
    confirmed_until: TimeOrNull
  }
  /** Secrets of apps that make codes; see `accounts/second-factor/second-factor.ts`. */
  second_factors: {
    player_id: number
    secret: Buffer
    key_id: string
    begun_at: Time
    enabled_at: TimeOrNull
    last_step: Generated<number>
    at_sign_in: Generated<boolean>
    at_withdrawal: Generated<boolean>
  }
  recovery_codes: { player_id: number; code_hash: string }
  /** Sign-ins that wait for the second factor. */
  sign_in_tickets: { ticket_hash: string; player_id: number; expires_at: Time }
  /** Devices that are not asked for the second factor at sign-in. */
  trusted_devices: { player_id: number; device_hash: string; expires_at: Time }
  passkeys: {
    id: Generated<number>
    player_id: number
    credential_id: string
    /** COSE key. */
    public_key: Buffer
    /** Signatures that the authenticator has counted; 0 if it does not count. */
    counter: number
    name: string
    created_at: Time
    used_at: TimeOrNull
  }
  /** Open challenges; those without a player are of sign-ins. */
  passkey_challenges: { challenge_hash: string; player_id: number | null; expires_at: Time }
  /** Known networks of players; see `accounts/sessions/known-networks.ts`. */
  player_addresses: { player_id: number; address: string; seen_at: Time }
  /** Players by identity at a social network. */
  social_identities: { network: string; subject: string; player_id: number | null; linked_at: Time }
  /** One-time tickets of the sandbox's social network. */
  social_tickets: { ticket_hash: string; network: string; subject: string; name: string; expires_at: Time }
  favourites: { player_id: number; game_id: number; added_at: Time; position: Generated<number> }
  limits: {
    bucket: string
    /** When the bucket is full again; the later, the more tokens were taken. */
    full_until: Time
  }
  challenges_used: { signature: string; until: Time }
  verifications: {
    /** Hash of the browser's hash, so that a leaked row is useless. */
    key: string
    player_id: number
    purpose: 'recover' | 'confirm'
    kind: 'phone' | 'email'
    value: string
    method: 'sms' | 'wait-call' | 'wait-sms'
    /** Hash of the code; `null` if no code is sent. */
    code_key: string | null
    expires_at: Time
    locked_until: Time
    passed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** Position of a contact in the method rotation since `since`. */
  verification_turns: { contact: string; turn: number; since: Time }
  /** Messages a gateway would deliver; the sandbox console shows them. */
  outbox: {
    id: Generated<number>
    verification: string
    method: 'sms' | 'wait-call' | 'wait-sms'
    contact: string
    body: string
    sent_at: Time
  }
  /** A player's money; written by `money/ledger.ts` only. A player without a row has none. */
  purses: {
    player_id: number
    own_kopecks: number
    bonus_kopecks: number
    /** Requested payouts that have not ended. */
    held_kopecks: number
    cashback_kopecks: number
  }
  /** Movements of money. `ref` names the cause, so that it happens once. */
  transfers: {
    id: Generated<number>
    ref: Fixed<string>
    kind: Fixed<string>
    player_id: Fixed<number>
    made_at: ColumnType<Date, Date, never>
    /** What the purses have after it; `null` until `fillBalances` has reached an old transfer. */
    own_after_kopecks: ColumnType<number | null, never, never>
    bonus_after_kopecks: ColumnType<number | null, never, never>
    held_after_kopecks: ColumnType<number | null, never, never>
    cashback_after_kopecks: ColumnType<number | null, never, never>
  }
  /** Lines of a transfer, between purses of its player and of the house. */
  postings: {
    transfer_id: Fixed<number>
    line: Fixed<number>
    source: Fixed<string>
    destination: Fixed<string>
    kopecks: Fixed<number>
  }
  /** How far the ledger was checked; one row. See `money/ledger-check.ts`. */
  ledger_checks: {
    id: Fixed<number>
    checked_transfer: number
    seen_transfer: number
    seen_at: TimeOrNull
    /** `null` while no full check is under way. */
    next_player: number | null
    full_started_at: TimeOrNull
    /** Found since the full check began. */
    contradictions: number
  }
  /** What operators have decided about money in suspense; see `money/payins/suspense.ts`. */
  suspense_decisions: {
    id: Generated<number>
    payin_id: Fixed<number>
    decision: Fixed<'credit' | 'return'>
    kopecks: Fixed<number>
    reason: Fixed<string>
    decided_by: Fixed<string>
    decided_at: ColumnType<Date, Date, never>
  }
  /** Deposits; the stages are described in `money/payins/stages.ts`. */
  payins: {
    id: Generated<number>
    /** Unguessable name in URLs. */
    ref: string
    player_id: number
    /** Id of the payment system; see `content/payment-systems.ts`. */
    system: string
    kopecks: number
    bank: string
    stage: PayinStage
    provider: Generated<ProviderName>
    /** When the provider acts or is read next; `null` if it waits for the player or the console, or has finished. */
    provider_acts_at: TimeOrNull
    /** The player has to confirm the card on the bank's page, `bank_page`. */
    awaits_bank_page: Generated<boolean>
    bank_page: Generated<string>
    /** Where to transfer to; empty until the provider has found it. */
    account: Generated<string>
    account_name: Generated<string>
    account_bank: Generated<string>
    created_at: Time
    expires_at: Time
    /** The card was submitted. */
    submitted_at: TimeOrNull
    /** The player has reported the transfer as made, which proves nothing. */
    claimed_at: TimeOrNull
    /** Where to transfer was found. */
    details_at: TimeOrNull
    card_mask: Generated<string>
    card_attempts: Generated<number>
  }
  /** The timeline of a deposit. */
  payin_steps: {
    id: Generated<number>
    payin_id: Fixed<number>
    step: Fixed<PayinStep>
    made_at: ColumnType<Date, Date, never>
  }
  /** What providers reported; a second event with the same id is the same event. */
  provider_events: {
    provider: Fixed<ProviderName>
    event_id: Fixed<string>
    /** The deposit or the withdrawal that it is about: one of them. */
    payin_id: ColumnType<number | null, number | undefined, never>
    payout_id: ColumnType<number | null, number | undefined, never>
    status: Fixed<'paid' | 'declined'>
    kopecks: Fixed<number>
    received_at: ColumnType<Date, Date, never>
  }
  /** Withdrawals; the stages are described in `money/payouts/stages.ts`. */
  payouts: {
    id: Generated<number>
    /** Unguessable name in URLs. */
    ref: string
    player_id: number
    /** Id of the payment system; see `content/payment-systems.ts`. */
    system: string
    kopecks: number
    provider: Generated<ProviderName>
    /** Never the account itself: the provider keeps it under `account_token`. */
    account_mask: string
    account_token: Generated<string>
    holder: string
    bank: string
    stage: PayoutStage
    /** When the house or the provider acts or is read next; `null` if it waits for the console, or has ended. */
    acts_at: TimeOrNull
    created_at: Time
    /** It has ended without the player, who has not looked at it yet. */
    is_news: Generated<boolean>
  }
  /** The timeline of a withdrawal. */
  payout_steps: {
    id: Generated<number>
    payout_id: Fixed<number>
    step: Fixed<PayoutStep>
    made_at: ColumnType<Date, Date, never>
  }
  /** Remembered accounts of withdrawals by payment system, a card only as its mask. */
  wallets: { player_id: number; system: string; account: string }
  /** Own money to be staked before a withdrawal; see `money/turnover.ts`. A player without a row owes nothing. */
  turnover: { player_id: number; left_kopecks: number; total_kopecks: number }
  secrets: { name: string; value: string }
  /** What the content was seeded from; one row. See `seed/seed.ts`. */
  seeded_content: {
    id: number
    seeded_on: string
    seed: number
    game_count: number
    content_version: number
  }
  /** One row. */
  bot_state: {
    id: number
    /** Bot rounds are played up to this time. */
    played_until: Time
    /** The server seeds of the bots' rounds are derived from it; see `bots/rounds.ts`. */
    secret: string
  }
  /** A game opened in a frame. The token is a launch token until the launch has a purse, then a play token. */
  launches: {
    token_hash: string
    player_id: number | null
    /** The player's session, whose end is the end of the launch; `null` for a guest. */
    session_id: number | null
    game_slug: string
    /** Which game plays it. */
    engine: ColumnType<EngineId, EngineId, never>
    is_real: boolean
    /** The player has opened a real game elsewhere since. */
    is_superseded: Generated<boolean>
    purse_id: string | null
    expires_at: Time
  }
  /** What rounds are played with. A guest's purse has no player and lives as long as its launch. */
  play_purses: {
    id: string
    player_id: number | null
    is_real: boolean
    /** Play money; `null` for real play, whose money is in `purses`. */
    kopecks: number | null
    /** System time, used for pacing; rounds have the time of the server clock. */
    last_round_at: ColumnType<Date | null, Date | null, Date | null>
  }
  /** Seeds of a purse's rounds; one pair is in use. `nonce` is the number of its next round. */
  seed_pairs: {
    id: Generated<number>
    purse_id: Fixed<string>
    server_seed: Fixed<string>
    client_seed: Fixed<string>
    /** The server seed of the pair that replaces this one. */
    next_server_seed: Fixed<string>
    nonce: Generated<number>
    /** `null` while the pair is in use. */
    revealed_at: TimeOrNull
  }
  /** The player's current session of real play; see `play/play-session.ts`. */
  play_sessions: {
    player_id: Fixed<number>
    began_at: Time
    seen_at: Time
    /** When its last reality check was acknowledged; `null` before the first one. */
    checked_at: TimeOrNull
    /** The pause after it, if the limit was changed in the pause. */
    paused_until: TimeOrNull
  }
  /** Limits that players set themselves; see `protection/limits.ts`. */
  player_limits: {
    id: Generated<number>
    player_id: Fixed<number>
    kind: Fixed<LimitKind>
    period: Fixed<LimitPeriod>
    /** Kopecks, or minutes of a session; `null` ends the limit. */
    amount: Fixed<number | null>
    asked_at: ColumnType<Date, Date, never>
    holds_from: ColumnType<Date, Date, never>
    /** Replaced, or taken back before it held. */
    ended_at: TimeOrNull
  }
  /** Time-outs and self-exclusions; see `protection/breaks.ts`. */
  exclusions: {
    id: Generated<number>
    player_id: Fixed<number>
    kind: Fixed<'timeout' | 'exclusion'>
    began_at: ColumnType<Date, Date, never>
    /** `null` for ever. */
    until: ColumnType<Date | null, Date | null, never>
    return_asked_at: TimeOrNull
    /** Replaced by another one. */
    ended_at: TimeOrNull
  }
  /** Contacts of self-excluded players, which no other account may get. */
  excluded_contacts: { exclusion_id: Fixed<number>; kind: Fixed<ContactKind>; value: Fixed<string> }
  /** Rounds of games, of demo and of real play. Their results are recomputed from the seeds, the bet and the actions. */
  rounds: {
    id: Fixed<string>
    purse_id: Fixed<string>
    game_slug: Fixed<string>
    engine: Fixed<EngineId>
    seed_pair_id: Fixed<number>
    nonce: Fixed<number>
    bet: ColumnType<unknown, string, never>
    actions: ColumnType<readonly unknown[], string, string>
    /** What was staked so far: an action such as a double adds to it. */
    stake_kopecks: number
    win_kopecks: number
    /** Own money, or play money, after the last step. */
    balance_after_kopecks: number
    bonus_after_kopecks: Generated<number>
    began_at: ColumnType<Date, Date, never>
    /** `null` while the round is open. */
    settled_at: TimeOrNull
  }
}
