import type { ColumnType, Generated } from 'kysely'

/** A time: read as a `Date`, written as one. */
type Time = ColumnType<Date, Date, Date>

type TimeOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>

/** The tables, as the migrations make them. Money in kopecks. */
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
    is_table: boolean
    on_desktop: boolean
    on_mobile: boolean
    hits: number
    popularity: number
    pot_id: number | null
    /** The error that this game answers on purpose, for tests. */
    refusal: number | null
    created_at: Time
  }
  pots: {
    id: number
    name_ru: string
    name_en: string
    seed_kopecks: number
    kopecks: number
  }
  house_players: { id: number; nick: string }
  house_rounds: {
    id: number
    player_id: number
    game_id: number
    stake_kopecks: number
    win_kopecks: number
    proof: string
    played_at: Time
  }
  /** A round of a player's own: a real one of the engine, as the house's are. */
  player_rounds: {
    id: string
    player_id: number
    game_id: number
    stake_kopecks: number
    win_kopecks: number
    proof: string
    played_at: Time
  }
  jackpot_hits: { id: number; player_id: number; game_id: number; amount_kopecks: number; hit_at: Time }
  tournaments: {
    id: number
    slug: string
    name_ru: string
    name_en: string
    description_ru: string
    description_en: string
    fund_kopecks: number
    motif: string
    /** How points are counted; `tournaments/scoring.ts` knows the words. */
    scoring: string
    started_at: Time
    ended_at: Time
  }
  tournament_games: { tournament_id: number; game_id: number; position: number }
  tournament_prizes: { tournament_id: number; place: number; amount_kopecks: number }
  tournament_players: { tournament_id: number; player_id: number }
  support_messages: {
    id: string
    visit: string
    author: 'visitor' | 'support'
    body: string
    /** Who wrote, as the browser says: for the eyes of support alone. */
    client: string
    sent_at: Time
    position: Generated<number>
  }
  players: {
    id: Generated<number>
    /** As the player writes it; compared by `login_key`. */
    login: string
    login_key: string
    phone: string | null
    email: string | null
    email_key: string | null
    password_hash: string
    registered_at: Time
    /** The hidden fields of the registration, as JSON. */
    brought_by: Generated<string>
    phone_confirmed_at: TimeOrNull
    email_confirmed_at: TimeOrNull
    verified_at: TimeOrNull
    blocked_at: TimeOrNull
    active_at: Time
    balance_kopecks: Generated<number>
    level: Generated<number>
    /** Inside the tier. */
    points: Generated<number>
    first_name: Generated<string>
    last_name: Generated<string>
    birthday: Generated<string>
    sex: Generated<string>
    country: Generated<string>
    winter_mode: Generated<boolean>
    /** How a bonus has ended, and until when it is said. */
    bonus_news: ColumnType<string | null, string | null | undefined, string | null>
    bonus_win_kopecks: Generated<number>
    bonus_news_until: ColumnType<Date | null, Date | null | undefined, Date | null>
    papers_sent_at: TimeOrNull
    papers_refused_at: TimeOrNull
    /** What has gathered and can be taken. */
    cashback_kopecks: Generated<number>
  }
  /** The two pictures of a passport, made anew by this server. */
  player_papers: { player_id: number; position: number; picture: Buffer; sent_at: Time }
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
  /** What has happened to an account; `accounts/events.ts` knows the kinds. */
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
    wagered_kopecks: Generated<number>
  }
  /** `holder` is the player, or 0 for a code that only one player can use. */
  promo_codes_used: { code: string; holder: number; player_id: number; used_at: Time }
  /** What was asked by a key of a browser, and what it was refused with; `accounts/done-once.ts` knows for how long. */
  done_once: {
    player_id: number
    key: string
    request_hash: string
    done_at: Time
    refused_with: number | null
    refused_args: unknown
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
  }
  /** Where players have been; `accounts/known-addresses.ts` knows for how long. */
  player_addresses: { player_id: number; address: string; seen_at: Time }
  /** Whose identity at a social network is which player. */
  social_identities: { network: string; subject: string; player_id: number | null; linked_at: Time }
  /** What a social network's window has told a page: good once, and soon over. */
  social_tickets: { ticket_hash: string; network: string; subject: string; name: string; expires_at: Time }
  favourites: { player_id: number; game_id: number; added_at: Time; position: Generated<number> }
  limits: {
    bucket: string
    /** The bucket is full again at this time; the further away, the more was taken. */
    full_until: Time
  }
  challenges_used: { signature: string; until: Time }
  verifications: {
    /** Of the hash that the browser has: what lies here proves nothing. */
    key: string
    player_id: number
    purpose: 'recover' | 'confirm'
    kind: 'phone' | 'email'
    value: string
    method: 'sms' | 'wait-call' | 'wait-sms'
    /** Of the code; `null` where none is sent. */
    code_key: string | null
    expires_at: Time
    locked_until: Time
    passed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  /** How often a contact was asked to prove itself since then. */
  verification_turns: { contact: string; turn: number; since: Time }
  /** What a gateway would have carried: the console shows it. */
  outbox: {
    id: Generated<number>
    verification: string
    method: 'sms' | 'wait-call' | 'wait-sms'
    contact: string
    body: string
    sent_at: Time
  }
  secrets: { name: string; value: string }
  sandbox_state: {
    id: number
    seeded_on: string
    seed: number
    game_count: number
    content_version: number
    /** The house's players have played until here. */
    house_played_until: Time
  }
  play_sessions: {
    id: string
    server_seed: string
    client_seed: string
    nonce: number
    balance_kopecks: number
    /** By the machine's own time, which the pace is measured by; `played_at` of the round is the sandbox's. */
    last_round_at: ColumnType<Date | null, Date | null, Date | null>
  }
  play_rounds: {
    id: string
    session_id: string
    game_slug: string
    stake_kopecks: number
    win_kopecks: number
    stops: string
    nonce: number
    balance_after_kopecks: number
    played_at: Time
  }
}
